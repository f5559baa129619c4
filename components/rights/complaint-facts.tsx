import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/dashboard/section";
import { SummaryList } from "@/components/ui/summary-list";
import { formatCalendarDay, formatDayLong } from "@/lib/platform/time/format";
import type { Ombudsman } from "@/lib/rights/ombudsman";
import type { ComplaintRecord } from "@/lib/rights/register-view";

type Props = { readonly entry: ComplaintRecord; readonly zone: string; readonly ombudsman: readonly Ombudsman[] };

/** The text, both deadlines with what was done, the outcome, and where the person can go next. */
export function ComplaintFacts({ entry, zone, ombudsman }: Props) {
  const t = useTranslations("complaints");
  const locale = useLocale();
  const { text, handler, acknowledgeBy, answerBy, acknowledgedAt, answeredAt, outcome, answer } = entry;
  const dayOf = (at: Date) => formatDayLong(at.getTime(), { locale, zone });
  return (
    <Section id="complaint" title={t("complaint")} isRuled>
      <SummaryList
        rows={[
          { term: t("fields.text"), value: <span className="entry-text">{text}</span> },
          { term: t("columns.handler"), value: handler?.name ?? t("noHandler") },
          {
            term: t("firstReply"),
            value: acknowledgedAt
              ? t("doneOn", { day: dayOf(acknowledgedAt) })
              : t("dueBy", { day: formatCalendarDay(acknowledgeBy, locale) }),
          },
          {
            term: t("finalAnswer"),
            value: answeredAt
              ? t("doneOn", { day: dayOf(answeredAt) })
              : t("dueBy", { day: formatCalendarDay(answerBy, locale) }),
          },
          ...(outcome ? [{ term: t("outcome"), value: t(`outcomes.${outcome}`) }] : []),
          ...(answer ? [{ term: t("answer"), value: <span className="entry-text">{answer}</span> }] : []),
          ...(ombudsman.length > 0
            ? [
                {
                  term: t("next"),
                  value: ombudsman.map(({ name, href }) => (
                    <a key={href} href={href} rel="noreferrer">
                      {name}
                    </a>
                  )),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
