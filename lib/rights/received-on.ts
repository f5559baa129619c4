import type { FieldCode } from "@/lib/platform/i18n/messages";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/**
 * The maximum number of years that a day of receipt may lie in the past. The longest deadline is three months and
 * closed files are kept for at most seven years, so an earlier day must be a typing error.
 */
const believedYears = 10;

/** The error code for a day of receipt that cannot be right. Undefined if nothing is wrong. */
export function receiptProblem(receivedOn: Day, today: Day): FieldCode | undefined {
  if (receivedOn > today) return "dayInFuture";
  return receivedOn < yearsBefore(today) ? "dayTooOld" : undefined;
}

function yearsBefore(today: Day): Day {
  const same = `${Number(today.slice(0, 4)) - believedYears}${today.slice(4)}`;
  // That year has no 29 February.
  return isDay(same) ? same : (`${same.slice(0, 8)}28` as Day);
}
