import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { isFree } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

/** Whether an appointment of this price is paid by invoice: the firm has entered the bank details that the invoice names. */
export function isInvoiced(priceMinor: number): boolean {
  return !isFree(priceMinor) && firm().bank !== null;
}

/** Days from the issue of an invoice to the end of its term. */
const termDays = 14;

/** The client is reminded this many days before the last day for the payment. */
const remindedDaysBefore = 3;

/** The last day for the payment: the end of the term or the last day of the change notice, whichever is earlier, and never before the day of issue. */
export function dueDay(issuedOn: Day, startsAt: Date): Day {
  const noticeEnds = startsAt.getTime() - profile().cancellation.onlineNoticeMinutes * msPerMinute;
  const earlier = [addDays(issuedOn, termDays), dayOf(noticeEnds - 1, firm().zone)].toSorted()[0] ?? issuedOn;
  return earlier < issuedOn ? issuedOn : earlier;
}

/** For a booking that is invoiced now: the moment after the last day for the payment, and when to remind the client, unless that is too soon. */
export function paymentTerm(
  startsAt: Date,
  now: Instant,
): { readonly dueAt: Date; readonly remindAt: Date | undefined } {
  const { zone } = firm();
  const due = dueDay(dayOf(now, zone), startsAt);
  const remindAt = new Date(startOfDay(addDays(due, -remindedDaysBefore), zone) + msPerDay / 2);
  return {
    dueAt: new Date(startOfDay(addDays(due, 1), zone)),
    remindAt: remindAt.getTime() > now + msPerDay ? remindAt : undefined,
  };
}
