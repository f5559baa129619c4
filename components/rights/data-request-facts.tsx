import { useLocale, useTranslations } from "next-intl";

import { Section } from "@/components/dashboard/section";
import { SummaryList } from "@/components/ui/summary-list";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { DataRequestRecord } from "@/lib/rights/register-view";

/** Shows what the person requested, the law that applies, the due date and the answer. */
export function DataRequestFacts({ entry }: { readonly entry: DataRequestRecord }) {
  const t = useTranslations("dataRequests");
  const locale = useLocale();
  const { kind, law, dueOn, identityCheck, details, extensionReason, answer, state } = entry;
  const texts = [
    { term: t("fields.details"), value: details },
    { term: t("extensionReason"), value: extensionReason },
    { term: t(state === "refused" ? "refusedBecause" : "answer"), value: answer },
  ];
  return (
    <Section id="request" title={t("request")} isRuled>
      <SummaryList
        rows={[
          { term: t("fields.kind"), value: t(`kinds.${kind}`) },
          { term: t("fields.law"), value: t(`laws.${law}`) },
          { term: t("columns.due"), value: formatCalendarDay(dueOn, locale) },
          { term: t("identity"), value: t(identityCheck ? `identityChecks.${identityCheck}` : "identityMissing") },
          ...texts.flatMap(({ term, value }) =>
            value === undefined ? [] : [{ term, value: <span className="entry-text">{value}</span> }],
          ),
        ]}
      />
    </Section>
  );
}
