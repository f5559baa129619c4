import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import { findBalance } from "./balance";

const start = Date.parse("2027-04-20T15:00:00Z");

/** Stores a booking with a payment but without an invoice. */
async function aPaidBooking(changes: Parameters<typeof storeBooking>[1], at: number): Promise<string> {
  const id = await storeBooking(at, { priceMinor: 13_000, ...changes });
  const money = { provider: "invoice", amountMinor: 13_000, currency: "CAD", paidAt: new Date(start) };
  await db.payment.create({ data: { bookingId: id, state: "paid", ...money } });
  return id;
}

const viewOf = async (id: string) =>
  (
    await db.$queryRaw<{ owed_minor: number }[]>`select owed_minor from booking_balances where booking_id = ${id}::uuid`
  )[0];

test("a refund of a payment without an invoice is due only if the booking is cancelled", async () => {
  const confirmed = await aPaidBooking({ reference: "KEPT-1" }, start);
  const cancelled = await aPaidBooking({ reference: "CANCELLED-1", status: "cancelled" }, start + 86_400_000);
  expect(await findBalance(confirmed, "2027-04-01")).toMatchObject({
    state: "paid",
    owedMinor: 0,
    receivedMinor: 13_000,
    paidOn: "2027-04-20",
  });
  expect(await viewOf(confirmed)).toEqual({ owed_minor: 0 });
  expect(await findBalance(cancelled, "2027-04-01")).toMatchObject({ state: "toRefund", owedMinor: -13_000 });
  expect(await viewOf(cancelled)).toEqual({ owed_minor: -13_000 });
});
