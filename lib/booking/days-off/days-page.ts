import type { ProposedChange } from "@/lib/availability/proposed-change";
import { formatMinuteOfDay } from "@/lib/platform/time/format";

/** The page with the closed days of the office and the public holidays. */
export const closuresPath = "/dashboard/advisers/closures";

/** The page of an adviser's days off, or of the office's closed days without an adviser. */
export function daysPath(adviser: string | undefined): string {
  return adviser === undefined ? closuresPath : `/dashboard/advisers/${adviser}`;
}

/** The address that shows a change before it is saved. */
export function changeAddress(adviser: string | undefined, change: ProposedChange): string {
  const query =
    change.kind === "holiday"
      ? { holiday: change.day }
      : {
          firstDay: change.firstDay,
          lastDay: change.lastDay,
          ...(change.hours && {
            opens: formatMinuteOfDay(change.hours.opens),
            closes: formatMinuteOfDay(change.hours.closes % 1440),
          }),
          ...(change.opensOnClosures && { closures: "true" }),
        };
  return `${daysPath(adviser)}?${new URLSearchParams(query).toString()}`;
}
