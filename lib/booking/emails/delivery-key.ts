import type { BookingEmailJob } from "./still-due";

/** The key under which the delivery of an email about a booking is stored. */
export function bookingEmailKey({ bookingId, kind, sequence, copy }: Omit<BookingEmailJob, "startsAt">): string {
  const email = `booking-${kind}:${bookingId}:${sequence}`;
  return copy === undefined ? email : `${email}:copy-${copy}`;
}
