import { recordRefund } from "../../account/commands/record-refund";
import {
  clearPayments,
  moneyOf,
  now,
  price,
  storeInvoicedBooking,
  storeReceived,
  system,
  today,
  unknownId,
  withBalance,
} from "../../account/testing/invoiced-booking";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { targetOf } from "../testing/account-target";
import { removePayment } from "./remove-payment";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await clearPayments();
  manager = await staffAs("manager");
});

const removes = async (booking: { readonly reference: string }, paymentId: string, change: object = {}) =>
  removePayment(manager, { ...(await targetOf(manager, booking)), paymentId, ...change }, now);

/** Each function stores the payment of one refusal, and returns its id. */
const refusals: Readonly<Record<string, (bookingId: string) => Promise<string>>> = {
  "an unknown payment": () => Promise.resolve(unknownId),
  "a payment of another booking": async () => {
    const other = await storeBooking(now, { reference: "OTHER" });
    return (await storeReceived(other, price)).id;
  },
  "a card payment": async (bookingId) =>
    (await storeReceived(bookingId, price, { provider: "stripe", providerId: "pi_1" })).id,
  "a transfer with a refund": async (bookingId) => {
    const { id } = await storeReceived(bookingId, price);
    const refund = { amountMinor: 1, madeOn: today, reason: "As agreed", now } as const;
    await withBalance(bookingId, (tx, account) => recordRefund(tx, system, { ...account, ...refund }));
    return id;
  },
};

it.each(Object.keys(refusals))("refuses to remove %s", async (name) => {
  const booking = await storeInvoicedBooking();
  const paymentId = (await refusals[name]?.(booking.id)) ?? "";
  const before = await moneyOf(booking.id);
  expect(await removes(booking, paymentId)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect(await moneyOf(booking.id)).toEqual(before);
  expect(await db.payment.count({ where: { id: paymentId } })).toBe(paymentId === unknownId ? 0 : 1);
});

it("refuses to remove a payment of a booking without an invoice", async () => {
  const id = await storeBooking(now, { reference: "NO-INVOICE" });
  const payment = await storeReceived(id, price);
  expect(await removes({ reference: "NO-INVOICE" }, payment.id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect((await moneyOf(id)).payments).toHaveLength(1);
});

it("refuses a removal if the page is out of date, or if the staff member may not see the booking", async () => {
  const booking = await storeInvoicedBooking();
  const { id: paymentId } = await storeReceived(booking.id, price);
  expect(await removes(booking, paymentId, { version: 1 })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const target = { ...(await targetOf(manager, booking)), paymentId };
  expect(await removePayment(await staffAs("adviser"), target, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect((await moneyOf(booking.id)).payments).toHaveLength(1);
  expect(await removes(booking, paymentId)).toEqual({ ok: true, value: "removed" });
  expect((await moneyOf(booking.id)).payments).toEqual([]);
});
