import type { Locale } from "@/lib/platform/i18n/locales";
import type { Analytics } from "@/lib/statistics/desk/loaders";
import { viewParams } from "@/lib/statistics/desk/view";
import type { View } from "@/lib/statistics/desk/view";

/** What each part of the page shows. */
export type Shown = {
  readonly view: View;
  readonly data: Analytics;
  readonly locale: Locale;
  readonly now: number;
};

/** The address of a table as a CSV file, with the period and the filters of the page. */
export function csvHref(table: string, { view, locale }: Pick<Shown, "view" | "locale">): string {
  const params = viewParams(view);
  params.set("table", table);
  params.set("locale", locale);
  return `/api/staff/analytics?${params}`;
}

/** Writes counts in the reader's language. */
export function countFormat(locale: Locale): (value: number) => string {
  const number = new Intl.NumberFormat(locale);
  return (value) => number.format(value);
}
