import { firm } from "@/lib/firm/settings-snapshot";
import { isFree } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import { isPaidByCard } from "../provider/settings";
import { dueDay } from "./due-day";
import { cardMinutes } from "./ways-to-pay";

/**
 * Whether an appointment of this price is paid by invoice. False if the appointment is free, or if the firm has not
 * entered its bank details.
 */
export function isInvoiced(priceMinor: number): boolean {
  return !isFree(priceMinor) && firm().bank !== null;
}

/** Whether the client of an appointment of this price gets an invoice, either before paying or after a card payment. */
export function hasInvoice(priceMinor: number): boolean {
  return isInvoiced(priceMinor) || isPaidByCard(priceMinor);
}

/** The number of days between the reminder and the due date. */
const remindedDaysBefore = 3;

export type PaymentTerm = {
  /**
   * "invoice": the client pays an invoice by bank transfer, or by card if the firm accepts cards. "card": the client
   * pays by card and gets the invoice after the payment.
   */
  readonly way: "invoice" | "card";
  /** The end of the payment term, exclusive. */
  readonly dueAt: Date;
  /**
   * When to remind the client. Undefined for "card", and for an invoice if its reminder would come less than a day
   * after the client booked.
   */
  readonly remindAt: Date | undefined;
};

/**
 * Returns how and by when the client must pay for a booking made now. Undefined if the appointment is free, or if the
 * firm accepts neither bank transfers nor cards.
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

/** Calculates when to remind the client of an unpaid invoice: at noon, office time, three days before the due date. */
export function reminderAt(due: Day): Date {
  return new Date(startOfDay(addDays(due, -remindedDaysBefore), firm().zone) + msPerDay / 2);
}

function invoiceTerm(startsAt: Date, now: Instant): Pick<PaymentTerm, "dueAt" | "remindAt"> {
  return termUntil(dueDay(dayOf(now, firm().zone), startsAt), now);
}

/** Returns the end of the due day of an invoice, and when to remind the client. */
export function termUntil(due: Day, now: Instant): Pick<PaymentTerm, "dueAt" | "remindAt"> {
  const remindAt = reminderAt(due);
  return {
    dueAt: new Date(startOfDay(addDays(due, 1), firm().zone)),
    remindAt: remindAt.getTime() > now + msPerDay ? remindAt : undefined,
  };
}
