import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

export type FigureRow = {
  readonly key: string;
  readonly title: string;
  readonly explanation: string;
  readonly now: string;
  readonly before: string;
  /** The change since the period before. `tone` marks a good change (`up`) or a bad change (`down`). */
  readonly change: { readonly text: string; readonly tone?: "up" | "down" | undefined };
  /**
   * The value for each day of the period, as a number and as text. The number is null if nothing was measured on that
   * day.
   */
  readonly byDay: readonly { readonly value: number | null; readonly text: string }[];
};

type Props = {
  readonly rows: readonly FigureRow[];
  readonly period: string;
  readonly note: ReactNode;
  /** The days of the period, for the table of daily values. */
  readonly days: readonly string[];
};

/**
 * A table that compares the figures of the last 30 days with those of the 30 days before. Each figure has a sparkline
 * of its daily values. A second table contains the daily values as text. Both open on demand, since the page is about
 * today.
 */
export function FiguresTable({ rows, period, note, days }: Props) {
  const t = useTranslations("today.figures");
  return (
    <section className="desk-section" aria-labelledby="figures">
      <details className="section-fold">
        <summary>
          <h2 id="figures">{t("title")}</h2> <span className="mute">{note}</span>
        </summary>
        <div className="table-box">
          {/* The roles are explicit because browsers drop the roles of table elements if CSS does not display them as a
            table. */}
          <table role="table" className="data-table data-table--list ledger-table">
            <caption className="vh">{t("caption")}</caption>
            <thead role="rowgroup">
              <tr role="row">
                <Head>{t("figure")}</Head>
                <Head isNumeric>{period}</Head>
                <Head isNumeric>{t("before")}</Head>
                <Head isNumeric>{t("change")}</Head>
                <Head>{t("byDay")}</Head>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map(({ key, title, explanation, now, before, change, byDay }) => (
                <tr key={key} role="row">
                  <th scope="row" role="rowheader" className="cell-main">
                    {title}
                    <span className="sub">{explanation}</span>
                  </th>
                  <td role="cell" className="is-numeric cell-row" data-label={t("now")}>
                    <span className="figure-value">{now}</span>
                  </td>
                  <td role="cell" className="is-numeric is-unbroken cell-row" data-label={t("before")}>
                    {before}
                  </td>
                  <td role="cell" className="is-numeric is-unbroken cell-row" data-label={t("change")}>
                    <span className={change.tone}>{change.text}</span>
                  </td>
                  <td role="cell" className="cell-hide">
                    <Sparkline values={byDay.map(({ value }) => value)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <details className="table-behind">
          <summary>{t("showDays")}</summary>
          <div className="scroll-x">
            <table className="data-table">
              <caption className="vh">{t("byDay")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("day")}</th>
                  {rows.map(({ key, title }) => (
                    <th key={key} scope="col" className="is-numeric">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((day, index) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    {rows.map(({ key, byDay }) => (
                      <td key={key} className="is-numeric">
                        {byDay[index]?.text}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </details>
    </section>
  );
}

function Head({ isNumeric = false, children }: { readonly isNumeric?: boolean; readonly children: ReactNode }) {
  return (
    <th scope="col" role="columnheader" className={isNumeric ? "is-numeric" : undefined}>
      {children}
    </th>
  );
}

/** A line chart without labels. The table of daily values contains the same values as text. */
function Sparkline({ values }: { readonly values: readonly (number | null)[] }) {
  return (
    <svg className="sparkline" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={sparklinePath(values)} />
    </svg>
  );
}

/** The path that connects the measured values. Zero is at the bottom. */
export function sparklinePath(values: readonly (number | null)[]): string {
  const highest = Math.max(1, ...values.map((value) => value ?? 0));
  const points = values.flatMap((value, index) =>
    value === null
      ? []
      : [`${((index / Math.max(1, values.length - 1)) * 100).toFixed(1)} ${(24 - (value / highest) * 22).toFixed(1)}`],
  );
  return points.length === 0 ? "" : `M${points.join("L")}`;
}
