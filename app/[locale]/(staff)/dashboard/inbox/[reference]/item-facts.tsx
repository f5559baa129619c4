import { getTranslations } from "next-intl/server";

import type { SummaryRow } from "@/components/ui/summary-list";
import type { OpenedItem } from "@/lib/inquiry/inbox/reads/open-item";
import { serviceName } from "@/lib/inquiry/inbox/inbox-row";
import { googleAds } from "@/lib/inquiry/google-ads/payload";
import { enteredByStaff, entrySources } from "@/lib/inquiry/leads/stages/stage";
import { begunByStaff } from "@/lib/inquiry/begun-by-staff";
import type { HeldReason } from "@/lib/inquiry/inbox/item";
import { lossRanges, urgencies } from "@/lib/inquiry/leads/schema";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { phoneUrl } from "@/lib/platform/contact/phone-url";
import { readableEmail } from "@/lib/platform/contact/readable-email";
import { oneOf } from "@/lib/platform/parse/one-of";

/** What the sender entered in the form. Empty fields are left out. */
export async function givenFacts(item: OpenedItem, locale: Locale): Promise<SummaryRow[]> {
  const t = await getTranslations({ locale, namespace: "inbox.item" });
  const tLead = await getTranslations({ locale, namespace: "inquiry.lead" });
  return present([
    {
      term: t("email"),
      value: item.email && (
        <a href={`mailto:${item.email}`} translate="no">
          {readableEmail(item.email)}
        </a>
      ),
    },
    { term: t("phone"), value: item.phone && <a href={phoneUrl(item.phone)}>{item.phone}</a> },
    { term: t("language"), value: t(`languages.${parseLocale(item.locale) ?? defaultLocale}`) },
    { term: t("service"), value: await serviceName(item.service, locale) },
    ...(item.kind === "lead"
      ? [
          { term: t("urgency"), value: item.urgency && tLead(`urgencies.${oneOf(urgencies, item.urgency)}`) },
          { term: t("loss"), value: item.estimatedLoss && tLead(`losses.${oneOf(lossRanges, item.estimatedLoss)}`) },
        ]
      : []),
  ]);
}

/** How the sender found us. For a quarantined item, also the reasons for the quarantine. */
export async function sourceFacts(item: OpenedItem, locale: Locale): Promise<SummaryRow[]> {
  const t = await getTranslations({ locale, namespace: "inbox.item" });
  const campaign =
    item.kind === "lead"
      ? [
          { term: t("enteredFrom"), value: item.enteredFrom && entryName(item.enteredFrom, locale) },
          { term: t("source"), value: [item.utmSource, item.utmMedium].filter(Boolean).join(" / ") },
          { term: t("campaign"), value: item.utmCampaign },
          { term: t("campaignId"), value: item.campaignId },
          { term: t("formId"), value: item.formId },
          { term: t("click"), value: item.gclid ?? item.gbraid ?? item.wbraid },
          { term: t("page"), value: item.landing },
        ]
      : [{ term: t("referral"), value: await referral(item.referralSource, locale) }];
  const rows = present([
    ...campaign,
    {
      term: t("suspicions"),
      value:
        item.state === "quarantined" && item.suspicions.map((code) => t(`reasons.${code as HeldReason}`)).join(". "),
    },
  ]);
  const site = t(ownSources[item.source] ?? "otherSource", { source: item.source });
  return rows.length > 0 && item.source === "site" ? rows : [{ term: t("source"), value: site }, ...rows];
}

const ownSources: Readonly<Record<string, "ownForm" | "ownEmail" | "writtenByUs" | "googleAds" | "byStaff">> = {
  site: "ownForm",
  email: "ownEmail",
  [begunByStaff]: "writtenByUs",
  [googleAds]: "googleAds",
  [enteredByStaff]: "byStaff",
};

function entryName(source: string, locale: Locale): string {
  return translatorFor(locale, "adsLeads.entry.sources")(oneOf(entrySources, source));
}

function present<Row extends { readonly value: unknown }>(rows: readonly Row[]) {
  return rows.filter(({ value }) => Boolean(value)) as (Row & SummaryRow)[];
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
