import type { PayloadOf } from "@/lib/platform/jobs/job";
import type { Instant } from "@/lib/platform/time/instant";
import { msPerHour } from "@/lib/platform/time/instant";

import { isOpen } from "../states";

export type BookingEmailJob = PayloadOf<"booking-email">;
export type BookingEmailKind = BookingEmailJob["kind"];

type Standing = { readonly status: string; readonly sequence: number; readonly startsAt: Date };

/** A reminder that mail trouble delayed beyond this time before the start stays unsent: the next one, or nothing, is better. */
const uselessFrom = { "reminder-24h": 3 * msPerHour, "reminder-2h": 0 } as const;

/**
 * Whether the email that was queued still tells the truth about the booking as it now is.
 * A newer sequence has an email of its own, so an older one stays unsent.
 */
export function isStillTrue(booking: Standing, { kind, sequence, startsAt }: BookingEmailJob, now: Instant): boolean {
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
        booking.status === "confirmed" &&
        startsAt !== undefined &&
        Date.parse(startsAt) === booking.startsAt.getTime() &&
        now < booking.startsAt.getTime() - uselessFrom[kind]
      );
    default:
      return kind satisfies never;
  }
}
