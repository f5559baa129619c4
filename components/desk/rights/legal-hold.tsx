import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDay } from "@/lib/platform/time/format";
import type { ClientData } from "@/lib/rights/registers/types";
import { liftLegalHold, placeLegalHold } from "@/lib/rights/export/actions";

type Props = { readonly data: ClientData; readonly zone: string };

/**
 * The client's legal hold with its reason. If there is no hold, shows why the last hold was lifted. Staff who may
 * manage legal holds get a form. The form lifts the hold or, if there is no hold, places one.
 */
export function LegalHold({ data: { clientId, hold, lifted, mayHold, periods }, zone }: Props) {
  const t = useTranslations("clientData");
  const locale = useLocale() as Locale;
  return (
    <Section id="hold" title={t("hold")}>
      <p className="mute">{t("holdText", { period: periods.file })}</p>
      {!hold && lifted && (
        <p>
          {lifted.reason}
          <span className="sub">
            {t("liftedOn", { day: formatDay(lifted.liftedAt.getTime(), { locale, zone }), by: lifted.by })}
          </span>
        </p>
      )}
      {hold ? (
        <>
          <p>{hold.reason}</p>
          <p className="mute">
            {t("heldSince", { day: formatDay(hold.placedAt.getTime(), { locale, zone }), by: hold.by })}
          </p>
          {mayHold && (
            <StaffForm
              action={liftLegalHold}
              values={{ clientId, holdId: hold.id }}
              opener={t("lift")}
              submit={t("liftNow")}
              variant="danger"
              fields={[{ name: "reason", kind: "multiline", label: t("liftReason"), hint: t("liftHint") }]}
            />
          )}
        </>
      ) : (
        mayHold && (
          <StaffForm
            action={placeLegalHold}
            values={{ clientId }}
            submit={t("place")}
            fields={[{ name: "reason", kind: "multiline", label: t("reason") }]}
          />
        )
      )}
    </Section>
  );
}
