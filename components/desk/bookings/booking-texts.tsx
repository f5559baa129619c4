import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { Alert } from "@/components/ui/alert";
import type { RecordTexts } from "@/lib/booking/texts/record-texts";
import { formatMoment } from "@/lib/platform/time/format";

type Props = RecordTexts & { readonly zone: string };

/** The texts about an appointment: what became of each, or what staff have to send by hand. */
export function BookingTexts({ texts, hasNoNumber, byHand, zone }: Props) {
  const t = useTranslations("bookings.texts");
  const locale = useLocale();
  return (
    <Section id="texts" title={t("title")}>
      {hasNoNumber && <Alert tone="warn">{t("noNumber")}</Alert>}
      {byHand !== undefined && (
        <>
          <p>{t("byHand")}</p>
          <blockquote className="stack-13" translate="no">
            {byHand}
          </blockquote>
        </>
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
        byHand === undefined && !hasNoNumber && <p className="mute">{t("waits")}</p>
      )}
    </Section>
  );
}
