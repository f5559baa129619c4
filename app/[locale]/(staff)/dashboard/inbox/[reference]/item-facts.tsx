import { getTranslations } from "next-intl/server";

import type { SummaryRow } from "@/components/ui/summary-list";
import type { OpenedItem } from "@/lib/inbox/commands/open-item";
import { serviceName } from "@/lib/inbox/inbox-row";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Suspicion } from "@/lib/platform/security/suspicion";

/** The sender's other answers and the source of the visit. Empty facts are left out. */
export async function itemFacts(item: OpenedItem, locale: Locale): Promise<SummaryRow[]> {
  const t = await getTranslations({ locale, namespace: "inbox.item" });
  const rows = [
    { term: t("reference"), value: item.reference },
    { term: t("email"), value: <a href={`mailto:${item.email}`}>{item.email}</a> },
    { term: t("phone"), value: item.phone && <a href={`tel:${item.phone.replace(/[^\d+]/g, "")}`}>{item.phone}</a> },
    { term: t("language"), value: t(`languages.${parseLocale(item.locale) ?? defaultLocale}`) },
    { term: t("service"), value: await serviceName(item.service, locale) },
    ...(item.kind === "lead"
      ? await leadFacts(item, locale)
      : [{ term: t("referral"), value: await referral(item.referralSource, locale) }]),
    { term: t("state"), value: t(`states.${item.state}`) },
    {
      term: t("suspicions"),
      value:
        item.state === "quarantined"
          ? item.suspicions.map((code) => t(`reasons.${code as Suspicion}`)).join(". ")
          : null,
    },
  ];
  return rows.filter(({ value }) => Boolean(value));
}

async function leadFacts(lead: Extract<OpenedItem, { kind: "lead" }>, locale: Locale) {
  const t = await getTranslations({ locale, namespace: "inbox.item" });
  const tLead = await getTranslations({ locale, namespace: "inquiry.lead" });
  return [
    { term: t("urgency"), value: lead.urgency && tLead(`urgencies.${lead.urgency as "today"}`) },
    { term: t("loss"), value: lead.estimatedLoss && tLead(`losses.${lead.estimatedLoss as "unknown"}`) },
    { term: t("source"), value: [lead.utmSource, lead.utmMedium].filter(Boolean).join(" / ") },
    { term: t("campaign"), value: lead.utmCampaign },
    { term: t("click"), value: lead.gclid ?? lead.gbraid ?? lead.wbraid },
    { term: t("page"), value: lead.landing },
  ];
}

const referrals = ["search", "recommendation", "article", "advertisement", "bank-or-police", "other"] as const;

/**
 * Translates the choices that the form offers. Any other text, which only an API client can send, is shown unchanged.
 */
async function referral(source: string | null, locale: Locale): Promise<string | null> {
  const choice = referrals.find((each) => each === source);
  if (!choice) return source;
  const t = await getTranslations({ locale, namespace: "inquiry.contact.referral" });
  return t(choice);
}
