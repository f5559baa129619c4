import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { firm } from "@/lib/firm/settings-snapshot";
import type { OpenedItem } from "@/lib/inquiry/inbox/reads/open-item";
import { withdrawAdConsent } from "@/lib/inquiry/lead-board/actions";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDay } from "@/lib/platform/time/format";

type Props = { readonly item: OpenedItem; readonly locale: Locale };

/** What the visitor of a lead agreed to about ad data, and its withdrawal. */
export function AdConsent({ item, locale }: Props) {
  const t = useTranslations("adsLeads.consent");
  if (item.kind !== "lead" || item.adConsentAt === null) return null;
  const day = formatDay(item.adConsentAt.getTime(), { locale, zone: firm().zone });
  return (
    <Section id="ad-consent" title={t("title")}>
      <div className="stack-13">
        <p>{t("given", { day, version: item.adConsentVersion ?? "" })}</p>
        <StaffForm
          action={withdrawAdConsent}
          values={{ reference: item.reference }}
          opener={t("withdraw")}
          submit={t("withdraw")}
          lead={t("withdrawHint")}
          size="sm"
        />
      </div>
    </Section>
  );
}
