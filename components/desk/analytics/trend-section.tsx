import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { DataTable } from "@/components/desk/list/data-table";
import { Section } from "@/components/desk/record/section";
import type { DayGroup, DayUnit } from "@/lib/statistics/desk/grouped-days";
import type { Comparison } from "@/lib/statistics/desk/view";

import { CsvOf } from "./bar-list";
import { TrendChart } from "./trend-chart";

type Props = Parameters<typeof TrendChart>[0] & {
  readonly compare: Comparison;
  /** The rows of the table behind the chart, with the name of each day, week or month. */
  readonly groups: readonly (DayGroup & { readonly name: string })[];
  readonly unit: DayUnit;
  readonly csvHref: string;
  /** Shown instead of the chart if nothing was counted. */
  readonly empty: ReactNode;
};

/** The visitors of each day as a line, and the same values as a table. */
export function TrendSection({ compare, groups, unit, csvHref, empty, ...chart }: Props) {
  const t = useTranslations("analytics.chart");
  const { format } = chart;
  return (
    <Section title={t("title")} id="trend" action={<Legend compare={compare} />}>
      {empty ?? <TrendChart {...chart} />}
      <details className="table-behind">
        <summary>{t("behind")}</summary>
        {unit !== "day" && <p className="mute">{t("grouped", { unit })}</p>}
        <DataTable
          caption={t("title")}
          rows={groups}
          keyOf={({ first }) => first}
          isSideBySide
          columns={[
            { key: "day", title: t(unit), cell: ({ name }) => name },
            ...(["visitors", "visits", "hits"] as const).map((measure) => ({
              key: measure,
              title: t(measure === "hits" ? "views" : measure),
              isNumeric: true,
              isLabelled: true,
              cell: (row: DayGroup) => format(row[measure]),
            })),
            ...(compare === "none"
              ? []
              : [
                  {
                    key: "before",
                    title: t("before"),
                    isNumeric: true,
                    isLabelled: true,
                    cell: ({ before }: DayGroup) => format(before ?? 0),
                  },
                ]),
          ]}
        />
        <p>
          <CsvOf href={csvHref} table={t("title")} />
        </p>
      </details>
    </Section>
  );
}

function Legend({ compare }: { readonly compare: Comparison }) {
  const t = useTranslations("analytics.chart");
  if (compare === "none") return null;
  return (
    <span className="chart-legend mute">
      <span>
        <LegendLine name="line-now" /> {t("now")}
      </span>
      <span>
        <LegendLine name="line-before" /> {t(compare)}
      </span>
    </span>
  );
}

function LegendLine({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 26 10" aria-hidden="true" focusable="false">
      <path className={name} d="M0 5H26" />
    </svg>
  );
}
