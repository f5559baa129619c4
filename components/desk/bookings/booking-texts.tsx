import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import type { RecordTexts } from "@/lib/booking/texts/record-texts";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatMoment } from "@/lib/platform/time/format";

type Props = RecordTexts & {
  readonly zone: string;
  /** The button that records a text sent by hand. Undefined for staff who may not change the booking. */
  readonly record: { readonly action: FormAction; readonly target: Readonly<Record<string, string>> } | undefined;
};

/** The texts about an appointment: what became of each, or what staff have to send by hand. */
export function BookingTexts({ texts, hasNoNumber, isByHand, byHand, zone, record }: Props) {
  const t = useTranslations("bookings.texts");
  const locale = useLocale();
  return (
    <Section id="texts" title={t("title")}>
      {hasNoNumber && <Alert tone="warn">{t("noNumber")}</Alert>}
      {isByHand && (
        <div className="stack-13">
          <p>{t(byHand ? `byHand.${byHand.kind}` : "byHand.later")}</p>
          {byHand && (
            <blockquote translate="no">
              <p>{byHand.body}</p>
            </blockquote>
          )}
          {byHand && record && (
            <StaffForm
              action={record.action}
              values={{ ...record.target, kind: byHand.kind }}
              submit={t("byHand.record")}
            />
          )}
        </div>
      )}
      {texts.length > 0 ? (
        <ul className="stack-13">
          {texts.map(({ id, kind, state, problem, at }) => {
            const time = formatMoment(at.getTime(), { locale, zone });
            const words =
              state === "undelivered" ? t(`problems.${problem ?? "other"}`, { time }) : t(`states.${state}`, { time });
            return (
              <li key={id}>
                {t(`kinds.${kind}`)}: {words}
              </li>
            );
          })}
        </ul>
      ) : (
        !isByHand && !hasNoNumber && <p className="mute">{t("waits")}</p>
      )}
    </Section>
  );
}
