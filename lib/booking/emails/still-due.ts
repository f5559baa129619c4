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
};

/** How long before the start, in milliseconds, a delayed reminder is no longer worth sending. */
const reminderEnds = { "reminder-24h": 3 * msPerHour, "reminder-2h": 0 } as const;

/**
 * Whether a queued email still matches the current state of the booking. Every change of the booking increases its
 * sequence and queues its own email, so an email with a lower sequence is not sent.
 */
export function isStillDue(
  booking: BookingState,
  { kind, sequence, startsAt }: BookingEmailJob,
  now: Instant,
): boolean {
  // Ignores the sequence, because a move of the appointment does not change its invoice.
  if (kind === "invoice-reminder") return isOpen(booking) && (booking.owedMinor ?? 0) > 0;
  if (kind === "late-payment") return booking.status === "cancelled";
  if (kind === "payment-due") return booking.status === "awaiting_payment";
  if (kind === "payment-received") return (booking.owedMinor ?? 0) <= 0;
  if (booking.sequence !== sequence) return false;
  switch (kind) {
    case "confirmed":
    case "changed":
      return isOpen(booking);
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
