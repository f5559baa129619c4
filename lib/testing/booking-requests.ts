import { randomUUID } from "node:crypto";

import type { BookingRequest } from "@/lib/booking/booking-request";

import { noon } from "./office";
import type { Office } from "./office";

/** Returns a request to book the office's service, from a visitor with an unused email address. */
export function aBookingRequest({ service }: Office, change: Partial<BookingRequest> = {}): BookingRequest {
  return {
    service,
    start: noon,
    details: {
      firstName: "Margaret",
      lastName: "Sample",
      email: `visitor-${randomUUID()}@example.org`,
      phone: "+1 604 555 0142",
      preferredContactMethod: "phone",
      additionalNotes: "Three transfers in October.",
      isNewClient: true,
    },
    meetingMode: "phone",
    zone: "America/Vancouver",
    locale: "en",
    price: { minor: 0, currency: "CAD" },
    consumerLaw: "no_right",
    ...change,
  };
}
