import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import type { OrganisationLink } from "@/lib/firm/claims/claim";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";
import type { ComplaintRecord } from "@/lib/rights/registers/types";

import { LateBadge } from "./late-badge";

type Props = {
  readonly entry: ComplaintRecord;
  readonly zone: string;
  readonly ombudsman: readonly OrganisationLink[];
};

/**
 * The facts of a complaint. The acknowledgement and the answer each have the day on which they were sent, or the day on
 * which they are due. The last row links to the ombudsmen that can review the complaint.
 */
export function ComplaintFacts({ entry, zone, ombudsman }: Props) {
  const t = useTranslations("complaints");
  const tRegisters = useTranslations("registers");
  const locale = useLocale();
  const { text, handler, acknowledgeBy, answerBy, acknowledgedAt, answeredAt, outcome, answer } = entry;
  const { receiptReason, mistakeReason, source } = entry;
  const reply = (sentAt: Date | null, dueOn: Day) => {
    if (!sentAt) return t("dueBy", { day: formatCalendarDay(dueOn, locale) });
    const sentOn = dayOf(sentAt.getTime(), zone);
    return (
      <>
        {t("doneOn", { day: formatCalendarDay(sentOn, locale) })} <LateBadge dueOn={dueOn} sentOn={sentOn} />
      </>
    );
  };
  return (
    <Section id="complaint" title={t("complaint")} isRuled>
      <SummaryList
        rows={[
          { term: t("fields.text"), value: <span className="entry-text">{text}</span> },
          { term: t("columns.handler"), value: handler?.name ?? t("noHandler") },
          { term: t("firstReply"), value: reply(acknowledgedAt, acknowledgeBy) },
          { term: t("finalAnswer"), value: reply(answeredAt, answerBy) },
          { term: t("times.title"), value: t(`times.${source}`) },
          ...(receiptReason
            ? [{ term: tRegisters("correct.done"), value: <span className="entry-text">{receiptReason}</span> }]
            : []),
          ...(mistakeReason
            ? [{ term: tRegisters("mistake.done"), value: <span className="entry-text">{mistakeReason}</span> }]
            : []),
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
