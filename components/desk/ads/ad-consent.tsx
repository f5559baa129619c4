import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatDay } from "@/lib/platform/time/format";

type Props = {
  readonly record: {
    readonly reference: string;
    readonly adConsentAt: Date | null;
    readonly adConsentVersion: string | null;
  };
  readonly zone: string;
  readonly withdraw: FormAction;
};

/** What the visitor of a request or a booking agreed to about ad data, and its withdrawal. */
export function AdConsent({ record: { reference, adConsentAt, adConsentVersion }, zone, withdraw }: Props) {
  const t = useTranslations("adsLeads.consent");
  const locale = useLocale();
  if (adConsentAt === null) return null;
  return (
    <Section id="ad-consent" title={t("title")}>
      <div className="stack-13">
        <p>
          {t("given", { day: formatDay(adConsentAt.getTime(), { locale, zone }), version: adConsentVersion ?? "" })}
        </p>
        <StaffForm
          action={withdraw}
          values={{ reference }}
          opener={t("withdraw")}
          submit={t("withdraw")}
          lead={t("withdrawHint")}
          size="sm"
        />
      </div>
    </Section>
  );
}
