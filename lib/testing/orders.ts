import { randomUUID } from "node:crypto";

import type { Order } from "@/lib/booking/commands/write";

import { noon } from "./office";
import type { Office } from "./office";

/** An order of a new visitor for this office's service. */
export function anOrder({ service }: Office, change: Partial<Order> = {}): Order {
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
    ...change,
  };
}
