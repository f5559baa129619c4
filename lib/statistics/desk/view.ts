import { z } from "zod";

import { addDays, addMonths, firstDayOf, isDay, monthOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { dimensions } from "../reports/dimension";
import type { Dimension, Filter } from "../reports/dimension";
import { isPeriod, periodBefore } from "../reports/period";
import type { Period } from "../reports/period";

/** The periods that end today, and the staff member's own period. */
export const spans = ["7d", "28d", "3m", "12m", "own"] as const;
export type Span = (typeof spans)[number];

export const comparisons = ["previous", "year", "none"] as const;
export type Comparison = (typeof comparisons)[number];

/** Lists of which the page shows one at a time. */
const choices = {
  ends: z.enum(["entry", "exit"]).default("entry"),
  steps: z.enum(["locale", "device", "source"]).default("locale"),
  by: z.enum(["service", "adviser"]).default("service"),
};

/** A value of a dimension in the address. The empty value is "-", because an empty parameter is easily lost. */
const filterValue = z
  .string()
  .min(1)
  .max(100)
  .transform((text) => (text === "-" ? "" : text))
  .optional();

const typedDay = z.string().max(20).default("");

/** The query of the page: all choices of the reader, so that an address always shows the same tables. */
export const viewQuery = z.object({
  span: z.enum(spans).default("28d"),
  from: typedDay,
  to: typedDay,
  compare: z.enum(comparisons).default("previous"),
  ...choices,
  ...(Object.fromEntries(dimensions.map((dimension) => [dimension, filterValue])) as Record<
    Dimension,
    typeof filterValue
  >),
});

export type View = z.output<typeof viewQuery>;

/** The view without any choice. */
const usual = viewQuery.parse({});

export const analyticsPath = "/dashboard/analytics";

/** The query of a view with changes, without what is usual. */
export function viewParams(view: View, changes: Partial<View> = {}): URLSearchParams {
  const params = new URLSearchParams();
  const chosen = { ...view, ...changes };
  for (const name of Object.keys(viewQuery.shape) as (keyof View)[]) {
    const value = chosen[name];
    const isDayOfOtherSpan = (name === "from" || name === "to") && chosen.span !== "own";
    if (value !== undefined && value !== usual[name] && !isDayOfOtherSpan) params.set(name, value === "" ? "-" : value);
  }
  return params;
}

/** The address of a view with changes. */
export function viewHref(view: View, changes: Partial<View> = {}): string {
  const params = viewParams(view, changes).toString();
  return params === "" ? analyticsPath : `${analyticsPath}?${params}`;
}

/** The filters of a view, in the order of `dimensions`. */
export function filtersOf(view: View): readonly Filter[] {
  return dimensions.flatMap((dimension) => {
    const value = view[dimension];
    return value === undefined ? [] : [{ dimension, value }];
  });
}

/** Why the own period cannot be shown. */
export type RangeFault = "invalid" | "order" | "tooLong" | "future";

/** The period of a view. With a fault in the own period, the usual period is shown. */
export function periodOf(view: View, today: Day): { readonly period: Period; readonly fault?: RangeFault } {
  const until = (from: Day): Period => ({ from, to: today });
  switch (view.span) {
    case "7d":
      return { period: until(addDays(today, -6)) };
    case "28d":
      return { period: until(addDays(today, -27)) };
    case "3m":
      return { period: until(addDays(monthsBefore(today, 3), 1)) };
    case "12m":
      return { period: until(addDays(monthsBefore(today, 12), 1)) };
    case "own": {
      const fault = faultOf(view, today);
      const { from, to } = view;
      if (fault === undefined && isDay(from) && isDay(to)) return { period: { from, to } };
      return { period: until(addDays(today, -27)), fault: fault ?? "invalid" };
    }
  }
}

function faultOf({ from, to }: View, today: Day): RangeFault | undefined {
  if (!isDay(from) || !isDay(to) || from < "2000-01-01") return "invalid";
  if (from > to) return "order";
  if (to > today) return "future";
  return isPeriod({ from, to }) ? undefined : "tooLong";
}

/** The period with which a view compares. Undefined if it compares with none. */
export function comparedPeriod({ compare }: View, period: Period): Period | undefined {
  if (compare === "none") return undefined;
  if (compare === "previous") return periodBefore(period);
  return { from: monthsBefore(period.from, 12), to: monthsBefore(period.to, 12) };
}

/** The same day of an earlier month, or the last day of a shorter month. */
function monthsBefore(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), -months);
  const last = addDays(firstDayOf(addMonths(month, 1)), -1);
  const same = `${month}-${day.slice(8)}`;
  return isDay(same) ? same : last;
}
