import { monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";

import { withQuery } from "../shared/address";

/** The page that holds the calendar. */
export type CalendarAddress = {
  readonly locale: string;
  /** In its English form. */
  readonly path: string;
  /** The query parameters that stay the same for every day and month. */
  readonly kept: Readonly<Record<string, string>>;
};

export function hrefToDay(day: Day, { path, kept }: CalendarAddress): string {
  return withQuery(path, { ...kept, month: monthOf(day), day });
}

export function hrefToMonth(month: Month, { path, kept }: CalendarAddress): string {
  return withQuery(path, { ...kept, month });
}
