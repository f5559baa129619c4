import type { FieldCode } from "@/lib/platform/i18n/messages";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/**
 * Years for which a day of receipt is believed. The longest deadline is three months and closed files are kept for at
 * most seven years, so an older day is a typing error.
 */
const believedYears = 10;

/** What is wrong with a day of receipt, as a code of an error. */
export function receiptProblem(receivedOn: Day, today: Day): FieldCode | undefined {
  if (receivedOn > today) return "dayInFuture";
  return receivedOn < yearsBefore(today) ? "dayTooOld" : undefined;
}

function yearsBefore(today: Day): Day {
  const same = `${Number(today.slice(0, 4)) - believedYears}${today.slice(4)}`;
  // The year has no 29 February.
  return isDay(same) ? same : (`${same.slice(0, 8)}28` as Day);
}
