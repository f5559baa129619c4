import { db } from "@/lib/platform/db/client";

/** Stores the record of a text about a booking that could not be delivered. */
export async function storeText(bookingId: string, at: Date): Promise<void> {
  const text = {
    deliveryKey: `confirmed:${bookingId}:0`,
    kind: "confirmed",
    state: "undelivered",
    problem: "no-texts",
  };
  await db.textMessage.create({ data: { ...text, bookingId, startedAt: at, attemptedAt: at } });
}
