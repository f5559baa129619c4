import { manageToken } from "@/lib/booking/change/manage-link";
import type { BookingState } from "@/lib/booking/states";
import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import { dateFromDay } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { aClient } from "./client";
import type { InsertedClient } from "./client";
import { idOf, nextNumber } from "./sequence";

type Meeting = { readonly adviser: { readonly id: string }; readonly service: Service };

type Draft = Meeting & {
  readonly number: number;
  readonly status: BookingState;
  readonly start: Instant;
  readonly client: InsertedClient | undefined;
  readonly price: { readonly priceMinor: number; readonly currency: string };
};

/** A booking in the database, with the token of its manage link. */
export type InsertedBooking = {
  readonly id: string;
  readonly reference: string;
  readonly token: string;
  readonly client: InsertedClient;
  readonly start: Instant;
  readonly end: Instant;
};

export type BookingBuilder = {
  startingAt(start: Date | string): BookingBuilder;
  by(client: InsertedClient): BookingBuilder;
  costing(priceMinor: number, currency: string): BookingBuilder;
  awaitingPayment(): BookingBuilder;
  /** Cancels the booking. A cancelled booking reserves no time. */
  cancelled(): BookingBuilder;
  completed(): BookingBuilder;
  noShow(): BookingBuilder;
  insert(): Promise<InsertedBooking>;
};

/**
 * Returns a builder for a booking. By default, the booking is confirmed, free of charge and for a new client, and it
 * starts at 15:00 UTC (10:00 in Toronto in winter). Each booking is on a different day.
 */
export function aBooking({ adviser, service }: Meeting): BookingBuilder {
  const number = nextNumber();
  const firstDay = dateFromDay("2027-01-04").getTime() + 15 * 60 * msPerMinute;
  return builderOf({
    adviser,
    service,
    number,
    status: "confirmed",
    start: firstDay + number * msPerDay,
    client: undefined,
    price: { priceMinor: 0, currency: "CAD" },
  });
}

function builderOf(draft: Draft): BookingBuilder {
  const change = (changes: Partial<Draft>) => builderOf({ ...draft, ...changes });
  return {
    startingAt: (start) => change({ start: new Date(start).getTime() }),
    by: (client) => change({ client }),
    costing: (priceMinor, currency) => change({ price: { priceMinor, currency } }),
    awaitingPayment: () => change({ status: "awaiting_payment" }),
    cancelled: () => change({ status: "cancelled" }),
    completed: () => change({ status: "completed" }),
    noShow: () => change({ status: "no_show" }),
    insert: () => insert(draft),
  };
}

async function insert({
  number,
  status,
  start,
  client: given,
  price,
  adviser,
  service,
}: Draft): Promise<InsertedBooking> {
  const client = given ?? (await aClient().insert());
  const { id: clientId, ...contact } = client;
  const id = idOf(number);
  const end = start + service.minutes * msPerMinute;
  const booked = new Date(start - 7 * msPerDay);
  const isCancelled = status === "cancelled";
  const token = manageToken(id);
  const reference = `FRS-TEST-${number.toString().padStart(4, "0")}`;
  await db.$transaction(async (tx) => {
    await tx.booking.create({
      data: {
        ...contact,
        ...price,
        id,
        reference,
        status,
        clientId,
        serviceId: service.id,
        adviserId: adviser.id,
        startsAt: new Date(start),
        endsAt: new Date(end),
        isNewClient: true,
        manageTokenHash: hashToken(token),
        callerWords: ["lantern", "violin", "cedar", "waffle"],
        adviserReason: "language:en;load:0;of:1",
        sequence: isCancelled ? 1 : 0,
        cancelledAt: isCancelled ? booked : null,
        paymentDueAt: status === "awaiting_payment" ? new Date(start) : null,
        termsAcceptedAt: booked,
        privacyConsentAt: booked,
        createdAt: booked,
      },
      select: { id: true },
    });
    if (isCancelled) return;
    const from = new Date(start - service.bufferBeforeMinutes * msPerMinute);
    const to = new Date(end + service.bufferAfterMinutes * msPerMinute);
    await tx.$executeRaw`
      insert into occupied_time (adviser_id, during, starts_at, booking_id)
      values (${adviser.id}::uuid, tstzrange(${from}, ${to}), ${new Date(start)}, ${id}::uuid)`;
  });
  return { id, reference, token, client, start, end };
}
