import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";

export type ShownStep = {
  readonly step: "service" | "date" | "details" | "confirm";
  readonly count: number;
  readonly before: number | undefined;
  /** The share that was lost since the step before, from 0 to 1. Undefined if nothing was lost. */
  readonly lost: number | undefined;
  readonly time: string | undefined;
  /** Undefined if they are not counted for the chosen filters. */
  readonly errors: string | undefined;
};

type Props = {
  readonly steps: readonly ShownStep[];
  readonly format: (value: number) => string;
};

/** The steps of the booking: how many people completed each, how long it took, and which errors they met. */
export function FunnelTable({ steps, format }: Props) {
  const t = useTranslations("analytics.funnel");
  const largest = Math.max(1, ...steps.map(({ count, before }) => Math.max(count, before ?? 0)));
  const isCompared = steps.some(({ before }) => before !== undefined);
  return (
    <DataTable
      caption={t("title")}
      rows={steps}
      keyOf={({ step }) => step}
      isWide
      isSideBySide
      columns={[
        { key: "step", title: t("step"), cell: ({ step }) => t(`steps.${step}`) },
        {
          key: "bar",
          title: t("reached"),
          cell: ({ count, before }) => <FunnelBar count={count} before={before} largest={largest} />,
        },
        {
          key: "now",
          title: t("now"),
          isNumeric: true,
          isLabelled: true,
          cell: ({ count }) => <span className="step-count">{format(count)}</span>,
        },
        ...(isCompared
          ? [
              {
                key: "before",
                title: t("before"),
                isNumeric: true,
                isLabelled: true,
                cell: ({ before }: ShownStep) => format(before ?? 0),
              },
            ]
          : []),
        {
          key: "lost",
          title: t("lost"),
          isNumeric: true,
          isUnbroken: true,
          isLabelled: true,
          cell: ({ lost }) =>
            lost === undefined ? (
              <span className="none">{t("none")}</span>
            ) : (
              t("share", { share: format(Math.round(lost * 100)) })
            ),
        },
        {
          key: "time",
          title: t("time"),
          isUnbroken: true,
          isLabelled: true,
          cell: ({ time }) => time ?? <span className="none">–</span>,
        },
        {
          key: "errors",
          title: t("errors"),
          isLabelled: true,
          cell: ({ errors }) => errors || <span className="none">{errors === undefined ? "–" : t("none")}</span>,
        },
      ]}
    />
  );
}

type BarProps = { readonly count: number; readonly before: number | undefined; readonly largest: number };

function FunnelBar({ count, before, largest }: BarProps) {
  const place = (value: number) => Math.round((value / largest) * 4_000) / 10;
  return (
    <svg className="funnel-bar" viewBox="0 0 400 21" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="whole" x="0" y="2" width="400" height="17" />
      <rect className="part" x="0" y="2" width={place(count)} height="17" />
      {before !== undefined && <path className="line-before" d={`M${place(before)} 0V21`} />}
    </svg>
  );
}
