import type { FieldCode } from "@/lib/platform/i18n/messages";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/**
 * The highest plausible age of a data request or a complaint, in years. An answer is due within three months at most,
 * and client files are kept for at most seven years. A day of receipt more than ten years ago must therefore be a
 * typing error.
 */
const believedYears = 10;

/** The error code for an impossible day of receipt. Undefined if the day is possible. */
export function receiptProblem(receivedOn: Day, today: Day): FieldCode | undefined {
  if (receivedOn > today) return "dayInFuture";
  return receivedOn < yearsBefore(today) ? "dayTooOld" : undefined;
}

function yearsBefore(today: Day): Day {
  const same = `${Number(today.slice(0, 4)) - believedYears}${today.slice(4)}`;
  // On 29 February, `same` is not a date, because the year ten years ago is not a leap year. The result is 28 February.
  return isDay(same) ? same : (`${same.slice(0, 8)}28` as Day);
}
