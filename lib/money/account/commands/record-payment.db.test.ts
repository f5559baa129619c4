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
import { findBalance } from "../queries/balance";
import { recordPayment } from "./record-payment";

beforeEach(clearPayments);

const pay = (bookingId: string, amountMinor: number, paidOn: typeof today | typeof tomorrow = today) =>
  withBalance(bookingId, (tx, account) => recordPayment(tx, system, { ...account, amountMinor, paidOn, now }));

it("refuses a day in the future and changes nothing", async () => {
  const { id } = await storeInvoicedBooking();
  const before = await moneyOf(id);
  const details = { rule: "future" };
  expect(await pay(id, price, tomorrow)).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION", details });
  expect(await moneyOf(id)).toEqual(before);
});

it("records more than is owed as money to send back, and confirms the booking", async () => {
  const { id } = await storeInvoicedBooking();
  expect(await pay(id, price + 4_000)).toEqual({ ok: true, value: { leftMinor: -4_000 } });
  expect(await moneyOf(id)).toMatchObject({ status: "confirmed", payments: [{ amountMinor: price + 4_000 }] });
  expect(await findBalance(id, today)).toMatchObject({ state: "toRefund", owedMinor: -4_000 });
  expect(await pay(id, 1)).toEqual({ ok: true, value: { leftMinor: -1 } });
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
  expect(await pay(id, 1)).toEqual({ ok: true, value: { leftMinor: 0 } });
  expect((await moneyOf(id)).status).toBe("confirmed");
});

it("does not confirm a booking in another state", async () => {
  const { id } = await storeInvoicedBooking({ status: "completed", completedAt: new Date(now) });
  expect(await pay(id, price)).toMatchObject({ ok: true });
  expect((await moneyOf(id)).status).toBe("completed");
});

it("counts the first of two transfers at once as the payment, and the second as money to send back", async () => {
  const { id } = await storeInvoicedBooking();
  const both = await Promise.all([pay(id, price), pay(id, price)]);
  expect(both.map((each) => each.ok && each.value.leftMinor).toSorted()).toEqual([-price, 0]);
  expect(await findBalance(id, today)).toMatchObject({ owedMinor: -price });
});
