import { storeBooking } from "@/lib/testing/builders/stored-booking";

import {
  clearPayments,
  moneyOf,
  now,
  price,
  storeInvoicedBooking,
  system,
  today,
  tomorrow,
  unknownId,
  withBalance,
} from "../testing/invoiced-booking";
import { recordPayment } from "./record-payment";

beforeEach(clearPayments);

const pay = (bookingId: string, amountMinor: number, paidOn: typeof today | typeof tomorrow = today) =>
  withBalance(bookingId, (tx, account) => recordPayment(tx, system, { ...account, amountMinor, paidOn, now }));

it.each([
  ["a day in the future", price, tomorrow, { rule: "future" }],
  ["one cent more than is owed", price + 1, today, { rule: "more-than-owed", leftMinor: price }],
  ["twice what is owed", 2 * price, today, { rule: "more-than-owed", leftMinor: price }],
] as const)("refuses %s and changes nothing", async (_, amountMinor, paidOn, details) => {
  const { id } = await storeInvoicedBooking();
  const before = await moneyOf(id);
  expect(await pay(id, amountMinor, paidOn)).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION", details });
  expect(await moneyOf(id)).toEqual(before);
});

it("refuses an unknown booking and a booking without an invoice", async () => {
  expect(await pay(unknownId, 1)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const id = await storeBooking(now);
  expect(await pay(id, 1)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

it("confirms a booking that awaits payment only when the last part has arrived", async () => {
  const { id } = await storeInvoicedBooking();
  expect(await pay(id, price - 1)).toEqual({ ok: true, value: { leftMinor: 1 } });
  expect(await moneyOf(id)).toMatchObject({ status: "awaiting_payment", payments: [{ amountMinor: price - 1 }] });
  expect(await pay(id, 2)).toMatchObject({ details: { rule: "more-than-owed", leftMinor: 1 } });
  expect(await pay(id, 1)).toEqual({ ok: true, value: { leftMinor: 0 } });
  expect((await moneyOf(id)).status).toBe("confirmed");
  expect(await pay(id, 1)).toMatchObject({ details: { rule: "more-than-owed", leftMinor: 0 } });
});

it("does not confirm a booking in another state", async () => {
  const { id } = await storeInvoicedBooking({ status: "completed", completedAt: new Date(now) });
  expect(await pay(id, price)).toMatchObject({ ok: true });
  expect((await moneyOf(id)).status).toBe("completed");
});

it("accepts only one of two transfers that together are more than is owed", async () => {
  const { id } = await storeInvoicedBooking();
  const both = await Promise.all([pay(id, price), pay(id, price)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await moneyOf(id)).payments).toHaveLength(1);
});
