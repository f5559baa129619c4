import type { EmailBooking } from "@/lib/booking/emails/load";
import type { BookingBalance } from "@/lib/money/account/queries/balance";

/**
 * Returns a confirmed appointment of a client in Phoenix with an office in Toronto, for tests of emails and calendar
 * files.
 */
export function anEmailBooking(changes: Partial<EmailBooking> = {}): EmailBooking {
  return {
    id: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa",
    reference: "FRS-7K2M-4Q93",
    status: "confirmed",
    startsAt: new Date("2026-12-09T17:00:00Z"),
    endsAt: new Date("2026-12-09T18:15:00Z"),
    zone: "America/Phoenix",
    locale: "en",
    priceMinor: 13_000,
    priceKind: "initial",
    currency: "CAD",
    sequence: 0,
    isTest: false,
    createdAt: new Date("2026-12-01T15:00:00Z"),
    cancelledAt: null,
    withdrawnAt: null,
    paymentDueAt: null,
    consumerLaw: "no_right",
    withdrawalInformedAt: null,
    earlyStartRequestedAt: null,
    clientMessageCipher: null,
    clientMessageSequence: null,
    callerWords: ["lantern", "violin", "cedar", "waffle"],
    firstName: "Zoë",
    lastName: "Kowalchuk-Steinmetz",
    email: "zoe@example.org",
    phone: "+1 780 555 0142",
    phoneE164: null,
    preferredContact: "phone",
    meetingMode: "phone",
    safeContact: [],
    serviceId: "66a1f0c25d3b9e0012ab4c02",
    adviserId: "0d9a6a0e-3f0e-4a8e-b5d5-5d3c5f6f1c11",
    adviser: {
      id: "0d9a6a0e-3f0e-4a8e-b5d5-5d3c5f6f1c11",
      name: "Helen Tremblay",
      videoUrl: "https://meet.example.com/helen-tremblay",
    },
    serviceName: "Cryptocurrency recovery",
    ...changes,
  };
}

/** Returns the balance of the appointment from `anEmailBooking`. Its invoice is unpaid. */
export function aBalance(changes: Partial<BookingBalance> = {}): BookingBalance {
  return {
    invoicedMinor: 13_000,
    creditedMinor: 0,
    receivedMinor: 0,
    refundedMinor: 0,
    owedMinor: 13_000,
    state: "open",
    dueOn: "2026-12-15",
    currency: "CAD",
    documents: [],
    invoiceNumber: "2026-0001",
    isForFee: false,
    paidOn: null,
    askedMinor: Math.max(0, changes.owedMinor ?? 13_000),
    bankNews: undefined,
    ...changes,
  };
}
