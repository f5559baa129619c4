import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/desk/record/section";
import { SummaryList } from "@/components/ui/summary-list";
import { formatCalendarDay } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";
import type { DataRequestRecord } from "@/lib/rights/registers/types";

import { LateBadge } from "./late-badge";

/** What the person requests, the law that applies, the due date, and the answer with the day on which it was sent. */
export function DataRequestFacts({ entry, zone }: { readonly entry: DataRequestRecord; readonly zone: string }) {
  const t = useTranslations("dataRequests");
  const tRegisters = useTranslations("registers");
  const locale = useLocale();
  const { kind, law, dueOn, identityCheck, details, receiptReason, extensionReason, answer, state, closedAt } = entry;
  const isAnswered = state === "answered" || state === "refused";
  const sentOn = isAnswered && closedAt ? dayOf(closedAt.getTime(), zone) : undefined;
  const titleOfAnswer = { refused: t("refusedBecause"), mistaken: tRegisters("mistake.done") };
  const texts = [
    { term: t("fields.details"), value: details },
    { term: tRegisters("correct.done"), value: receiptReason },
    { term: t("extensionReason"), value: extensionReason },
    { term: state === "refused" || state === "mistaken" ? titleOfAnswer[state] : t("answer"), value: answer },
  ];
  return (
    <Section id="request" title={t("request")} isRuled>
      <SummaryList
        rows={[
          { term: t("fields.kind"), value: t(`kinds.${kind}`) },
          { term: t("fields.law"), value: t(`laws.${law}`) },
          { term: t("columns.due"), value: formatCalendarDay(dueOn, locale) },
          { term: t("identity"), value: t(identityCheck ? `identityChecks.${identityCheck}` : "identityMissing") },
          ...(sentOn
            ? [
                {
                  term: t("sentOn"),
                  value: (
                    <>
                      {formatCalendarDay(sentOn, locale)} <LateBadge dueOn={dueOn} sentOn={sentOn} />
                    </>
                  ),
                },
              ]
            : []),
          ...texts.flatMap(({ term, value }) =>
            value === undefined ? [] : [{ term, value: <span className="entry-text">{value}</span> }],
          ),
        ]}
      />
    </Section>
  );
}
