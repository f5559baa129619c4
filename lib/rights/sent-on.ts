import { firm } from "@/lib/firm/settings-snapshot";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";

/**
 * The time that is stored for a day on which something was sent, which may be before staff enter it: noon of an earlier day in the office's zone.
 * A day to come and a day before the receipt are refused.
 */
export function sentAt(
  sentOn: Day,
  { receivedOn, now, today }: { readonly receivedOn: Date; readonly now: Instant; readonly today: Day },
): Result<Date, "VALIDATION_ERROR"> {
  if (sentOn > today) return refused("dayInFuture");
  if (sentOn < dayFromDate(receivedOn)) return refused("dayBeforeReceipt");
  return ok(new Date(sentOn === today ? now : startOfDay(sentOn, firm().zone) + 12 * msPerHour));
}

const refused = (code: string) => fail("VALIDATION_ERROR", { codes: { sentOn: [code] } });
