import { monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";

import { withQuery } from "../shared/with-query";

/** The page that holds the calendar. */
export type CalendarRoute = {
  readonly locale: string;
  /** A path without a locale prefix. */
  readonly path: string;
  /** Query parameters that are part of every link in the calendar. */
  readonly params: Readonly<Record<string, string>>;
};

export function hrefToDay(day: Day, { path, params }: CalendarRoute): string {
  return withQuery(path, { ...params, month: monthOf(day), day });
}

export function hrefToMonth(month: Month, { path, params }: CalendarRoute): string {
  return withQuery(path, { ...params, month });
}
