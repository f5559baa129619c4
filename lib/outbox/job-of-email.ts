import type { Job } from "@/lib/platform/jobs/job";

type Booking = { readonly startsAt: Date };

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ofBooking = new RegExp(
  `^booking-(confirmed|changed|cancelled|reminder-24h|reminder-2h|invoice-reminder|late-payment|payment-due|payment-received):(${id}):(\\d+)(?::copy-(\\d+))?$`,
);
const receipt = new RegExp(`^(contact|lead)-sender:(${id}):0$`);

/**
 * Returns the id of the booking that an email is about, from the email's delivery key. Undefined if the email is not
 * about a booking.
 */
export function bookingOf(key: string): string | undefined {
  return ofBooking.exec(key)?.[2];
}

/**
 * Builds the job that sends the email with this delivery key again. This is possible for emails about bookings and for
 * receipts. Undefined for all other emails. For example, if a reply was not sent, staff write a new one, and people can
 * request links and newsletters again.
 */
export function jobOfEmail(key: string, booking: Booking | null): Job | undefined {
  const [, kind, bookingId = "", sequence = "", copy] = ofBooking.exec(key) ?? [];
  if (kind !== undefined)
    return {
      task: "booking-email",
      payload: {
        bookingId,
        kind: kind as "confirmed",
        sequence: Number(sequence),
        ...(copy === undefined ? {} : { copy: Number(copy) }),
        ...(booking && kind.startsWith("reminder-") ? { startsAt: booking.startsAt.toISOString() } : {}),
      },
    };
  const [, inquiry, inquiryId = ""] = receipt.exec(key) ?? [];
  if (inquiry === undefined) return undefined;
  return { task: "inquiry-email", payload: { inquiry: inquiry as "contact", id: inquiryId, to: "sender" } };
}
