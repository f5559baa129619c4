import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { isFree } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { isPaidByCard } from "./card/settings";

/**
 * Whether an appointment of this price is paid by invoice: the firm has entered the bank details that the invoice
 * names.
 */
export function isInvoiced(priceMinor: number): boolean {
  return !isFree(priceMinor) && firm().bank !== null;
}

/** Whether an appointment of this price gets an invoice: before the payment, or after a payment by card. */
export function hasInvoice(priceMinor: number): boolean {
  return isInvoiced(priceMinor) || isPaidByCard(priceMinor);
}

/** Days from the issue of an invoice to the end of its term. */
const termDays = 14;

/** The client is reminded this many days before the last day for the payment. */
const remindedDaysBefore = 3;

/**
 * The last day for the payment: the end of the term or the last day of the change notice, whichever is earlier, and
 * never before the day of issue.
 */
export function dueDay(issuedOn: Day, startsAt: Date): Day {
  const noticeEnds = startsAt.getTime() - profile().cancellation.onlineNoticeMinutes * msPerMinute;
  const earlier = [endOfTerm(issuedOn), dayOf(noticeEnds - 1, firm().zone)].toSorted()[0] ?? issuedOn;
  return earlier < issuedOn ? issuedOn : earlier;
}

/** The last day for the payment of an invoice that belongs to no coming appointment. */
export function endOfTerm(issuedOn: Day): Day {
  return addDays(issuedOn, termDays);
}

/** How long a time is kept for a client who pays by card, in minutes. */
export const cardMinutes = 30;

export type PaymentTerm = {
  /** "invoice": the client may pay it by card too. "card": the firm sends no invoice before the payment. */
  readonly way: "invoice" | "card";
  /** The moment after the last one for the payment. */
  readonly dueAt: Date;
  /** When to remind the client. Undefined if that would be too soon. */
  readonly remindAt: Date | undefined;
};

/**
 * How and until when a booking that is made now has to be paid. Undefined if it is free, or the firm has entered no way
 * to pay.
 */
export function paymentTerm(
  { priceMinor, startsAt }: { readonly priceMinor: number; readonly startsAt: Date },
  now: Instant,
): PaymentTerm | undefined {
  if (isInvoiced(priceMinor)) return { way: "invoice", ...invoiceTerm(startsAt, now) };
  if (!isPaidByCard(priceMinor)) return undefined;
  const dueAt = Math.min(now + cardMinutes * msPerMinute, startsAt.getTime());
  return { way: "card", dueAt: new Date(dueAt), remindAt: undefined };
}

/** Noon of the day on which the client is reminded of an unpaid invoice. */
export function reminderAt(due: Day): Date {
  return new Date(startOfDay(addDays(due, -remindedDaysBefore), firm().zone) + msPerDay / 2);
}

function invoiceTerm(startsAt: Date, now: Instant): Pick<PaymentTerm, "dueAt" | "remindAt"> {
  const { zone } = firm();
  const due = dueDay(dayOf(now, zone), startsAt);
  const remindAt = reminderAt(due);
  return {
    dueAt: new Date(startOfDay(addDays(due, 1), zone)),
    remindAt: remindAt.getTime() > now + msPerDay ? remindAt : undefined,
  };
}
