import type { FieldCode } from "@/lib/platform/i18n/messages";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/**
 * The maximum number of years between a day of receipt and today. The longest deadline is three months and closed files
 * are kept for at most seven years, so an earlier day must be a typing error.
 */
const believedYears = 10;

/** The error code for an impossible day of receipt. Undefined if the day is possible. */
export function receiptProblem(receivedOn: Day, today: Day): FieldCode | undefined {
  if (receivedOn > today) return "dayInFuture";
  return receivedOn < yearsBefore(today) ? "dayTooOld" : undefined;
}

function yearsBefore(today: Day): Day {
  const same = `${Number(today.slice(0, 4)) - believedYears}${today.slice(4)}`;
  // Today is 29 February, and the year ten years ago has no such day.
  return isDay(same) ? same : (`${same.slice(0, 8)}28` as Day);
}
