import { randomUUID } from "node:crypto";

import { db } from "../../lib/platform/db/client";
import type { Prisma } from "../../lib/platform/db/client";
import { storeBooking } from "../../lib/testing/builders/stored-booking";

const start = Date.parse("2027-03-01T15:00Z");

async function pay(change: Partial<Prisma.PaymentUncheckedCreateInput> = {}) {
  const bookingId = await storeBooking(start);
  return db.payment.create({
    data: { bookingId, provider: "stripe", providerId: randomUUID(), amountMinor: 13_000, currency: "CAD", ...change },
  });
}

test.each<[string, Partial<Prisma.PaymentUncheckedCreateInput>, string]>([
  ["an unknown provider", { provider: "cash" }, "payment_provider_is_known"],
  ["a card payment without the provider's id", { providerId: null }, "card_payment_names_its_provider_id"],
  ["an amount of zero", { amountMinor: 0 }, "payment_amount_is_positive"],
  ["a refund above the amount paid", { refundedMinor: 13_001 }, "refund_is_at_most_the_amount"],
  ["a currency in lower case", { currency: "cad" }, "payment_currency_is_a_code"],
  ["a paid amount without the time of payment", { state: "paid" }, "paid_payment_says_when"],
])("the database refuses a payment with %s", async (_what, change, constraint) => {
  await expect(pay(change)).rejects.toThrow(constraint);
});

test("a provider's payment id is unique, and a provider's event is stored once", async () => {
  const { providerId } = await pay();
  await expect(pay({ providerId })).rejects.toThrow("Unique constraint failed");
  await pay({ provider: "invoice", providerId: null });
  await pay({ provider: "invoice", providerId: null });
  const event = { id: randomUUID(), provider: "stripe", kind: "payment_intent.succeeded" };
  await db.webhookEvent.create({ data: event });
  await expect(db.webhookEvent.create({ data: event })).rejects.toThrow("Unique constraint failed");
});

test("a booking that awaits payment needs a deadline, and only its reserved time may expire", async () => {
  const id = await storeBooking(start);
  const expire = db.occupiedTime.update({ where: { bookingId: id }, data: { expiresAt: new Date(start) } });
  await expect(expire).rejects.toThrow("awaits no payment");
  await expect(db.booking.update({ where: { id }, data: { status: "awaiting_payment" } })).rejects.toThrow(
    "awaited_payment_has_a_deadline",
  );
  await db.booking.update({
    where: { id },
    data: {
      status: "awaiting_payment",
      paymentDueAt: new Date(start),
      occupied: { update: { expiresAt: new Date(start) } },
    },
  });
  await expect(db.booking.update({ where: { id }, data: { status: "confirmed" } })).rejects.toThrow(
    "awaits no payment",
  );
});
