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
  ["a card provider but without the provider's payment id", { providerId: null }, "card_payment_names_its_provider_id"],
  ["an amount of zero", { amountMinor: 0 }, "payment_amount_is_positive"],
  ["a refund above the amount paid", { refundedMinor: 13_001 }, "refund_is_at_most_the_amount"],
  ["a currency in lower case", { currency: "cad" }, "payment_currency_is_a_code"],
  ['the state "paid" but without the time of payment', { state: "paid" }, "paid_payment_says_when"],
])("the database refuses a payment with %s", async (_what, change, constraint) => {
  await expect(pay(change)).rejects.toThrow(constraint);
});

test("the database stores each provider's payment id and each webhook event only once", async () => {
  const { providerId } = await pay();
  await expect(pay({ providerId })).rejects.toThrow("Unique constraint failed");
  await pay({ provider: "invoice", providerId: null });
  await pay({ provider: "invoice", providerId: null });
  const event = { id: randomUUID(), provider: "stripe", kind: "payment_intent.succeeded" };
  await db.webhookEvent.create({ data: event });
  await expect(db.webhookEvent.create({ data: event })).rejects.toThrow("Unique constraint failed");
});

test("a booking that awaits payment needs a deadline, and the reserved time of other bookings cannot expire", async () => {
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

describe("refunds", () => {
  const paid = () => pay({ state: "paid", paidAt: new Date(start) });
  const refund = (paymentId: string, amountMinor: number) =>
    db.refund.create({ data: { paymentId, amountMinor, madeAt: new Date(start) } });
  const payment = (id: string) => db.payment.findUniqueOrThrow({ where: { id } });

  test("cannot exceed the received amount in total, must be positive and need a received payment", async () => {
    const { id } = await paid();
    await refund(id, 13_000);
    expect(await payment(id)).toMatchObject({ state: "refunded", refundedMinor: 13_000 });
    await expect(refund(id, 1)).rejects.toThrow("refund_is_at_most_the_amount");
    await expect(refund((await paid()).id, 0)).rejects.toThrow("refund_amount_is_positive");
    await expect(refund((await pay()).id, 1)).rejects.toThrow("Only a received payment is refunded");
  });

  test("cannot be changed or deleted", async () => {
    const { id } = await refund((await paid()).id, 100);
    const where = { id };
    await expect(db.refund.update({ where, data: { amountMinor: 99 } })).rejects.toThrow("neither changed nor deleted");
    await expect(db.refund.delete({ where })).rejects.toThrow("neither changed nor deleted");
  });

  test("that the card's bank refuses no longer count as refunded, and remain failed", async () => {
    const { id: paymentId } = await paid();
    const { id } = await refund(paymentId, 13_000);
    await db.refund.update({ where: { id }, data: { failedAt: new Date(start) } });
    expect(await payment(paymentId)).toMatchObject({ state: "paid", refundedMinor: 0 });
    await expect(db.refund.update({ where: { id }, data: { failedAt: null } })).rejects.toThrow("stays failed");
    await expect(db.refund.update({ where: { id }, data: { failedAt: new Date(start + 1) } })).rejects.toThrow();
  });
});

test("only a card payment can be disputed, and the dispute must have a known state", async () => {
  await expect(pay({ dispute: "maybe" })).rejects.toThrow("dispute_has_a_known_state");
  await expect(pay({ provider: "invoice", providerId: null, dispute: "open" })).rejects.toThrow(
    "only_a_card_payment_is_disputed",
  );
});
