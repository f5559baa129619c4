import { firm } from "@/lib/firm/settings-snapshot";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";

/**
 * Converts the day on which staff answered or acknowledged a data request or complaint into the time to store. Today
 * becomes `now`, and an earlier day becomes noon in the office's time zone. Refuses a day in the future, and a day
 * before the request or complaint was received.
 */
export function sentAt(
  sentOn: Day,
  { receivedOn, now, today }: { readonly receivedOn: Date; readonly now: Instant; readonly today: Day },
): Result<Date, "VALIDATION_ERROR"> {
  if (sentOn > today) return invalidField("sentOn", "dayInFuture");
  if (sentOn < dayFromDate(receivedOn)) return invalidField("sentOn", "dayBeforeReceipt");
  return ok(new Date(sentOn === today ? now : startOfDay(sentOn, firm().zone) + 12 * msPerHour));
}
