import type { BankNews } from "@/lib/money/account/bank-news";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import type { Instant } from "@/lib/platform/time/instant";
import { msPerHour } from "@/lib/platform/time/instant";

import { isOpen } from "../states";

export type BookingEmailJob = PayloadOf<"booking-email">;
export type BookingEmailKind = BookingEmailJob["kind"];

type BookingState = {
  readonly status: string;
  readonly sequence: number;
  readonly startsAt: Date;
  /** What the client still has to pay, in minor units. */
  readonly owedMinor?: number | undefined;
  /** What the firm asks the client to pay, without money that is in dispute. */
  readonly askedMinor?: number | undefined;
  readonly bankNews?: BankNews | undefined;
  /** The times that the client can still choose from. */
  readonly offer?: unknown;
};

/** A reminder is sent only while more than this many milliseconds are left until the appointment starts. */
const reminderEnds = { "reminder-24h": 3 * msPerHour, "reminder-2h": 0 } as const;

/**
 * Whether a queued email still matches the current state of the booking. Moving or cancelling an appointment increases
 * the sequence of the booking. An email about the appointment is out of date if its sequence is lower than the
 * booking's.
 */
export function isStillDue(
  booking: BookingState,
  { kind, sequence, startsAt, news, copy }: BookingEmailJob,
  now: Instant,
): boolean {
  // The next five kinds of email are about payments. They ignore the sequence, because moving the appointment does not
  // change what the client owes or has paid.
  if (kind === "invoice-reminder") {
    // Staff can also remind a client of the invoice for an appointment that is over.
    const isAsked = copy === undefined ? isOpen(booking) : booking.status !== "cancelled";
    return isAsked && (booking.askedMinor ?? 0) > 0;
  }
  if (kind === "bank-news") return news !== undefined && news === booking.bankNews;
  if (kind === "late-payment") return booking.status === "cancelled";
  if (kind === "payment-due") return booking.status === "awaiting_payment";
  if (kind === "payment-received") return (booking.owedMinor ?? 0) <= 0;
  if (booking.sequence !== sequence) return false;
  switch (kind) {
    case "confirmed":
    case "changed":
      return isOpen(booking);
    case "other-times":
      return isOpen(booking) && booking.offer !== undefined;
    case "cancelled":
      return booking.status === "cancelled";
    case "reminder-24h":
    case "reminder-2h":
      return (
        isOpen(booking) &&
        startsAt !== undefined &&
        Date.parse(startsAt) === booking.startsAt.getTime() &&
        now < booking.startsAt.getTime() - reminderEnds[kind]
      );
    default:
      return kind satisfies never;
  }
}
