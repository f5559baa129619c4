import { monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";

import { withQuery } from "../shared/address";

/** The page that holds the calendar. */
export type CalendarAddress = {
  readonly locale: string;
  /** A path without a locale prefix. */
  readonly path: string;
  /** Query parameters that are part of every link in the calendar. */
  readonly kept: Readonly<Record<string, string>>;
};

export function hrefToDay(day: Day, { path, kept }: CalendarAddress): string {
  return withQuery(path, { ...kept, month: monthOf(day), day });
}

export function hrefToMonth(month: Month, { path, kept }: CalendarAddress): string {
  return withQuery(path, { ...kept, month });
}
