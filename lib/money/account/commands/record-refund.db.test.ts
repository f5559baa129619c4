import { db } from "@/lib/platform/db/client";
import { jobs } from "@/lib/testing/inbox";

import { loadBalance } from "../loaders";
import {
  clearPayments,
  moneyOf,
  now,
  price,
  storeInvoicedBooking,
  storeReceived,
  system,
  today,
  tomorrow,
  unknownId,
  withBalance,
} from "../testing/invoiced-booking";
import { issueCreditNote } from "./issue-credit-note";
import { recordRefund } from "./record-refund";

beforeEach(clearPayments);

type Change = { readonly madeOn?: typeof today | typeof tomorrow; readonly invoiceId?: string };

const refund = (bookingId: string, amountMinor: number, { madeOn = today, invoiceId }: Change = {}) =>
  withBalance(bookingId, (tx, account) =>
    recordRefund(tx, system, { ...account, amountMinor, madeOn, reason: "As agreed", invoiceId, now }),
  );
const credit = (invoiceId: string, totalMinor: number) =>
  db.$transaction((tx) => issueCreditNote(tx, system, { invoiceId, totalMinor, reason: "As agreed", now }));

async function aPaidBooking() {
  const booking = await storeInvoicedBooking();
  await storeReceived(booking.id, price);
  return booking;
}

it.each([
  ["a day in the future", 1, { madeOn: tomorrow }, { rule: "future" }],
  ["more than was received", price + 1, {}, { rule: "more-than-paid", leftMinor: price }],
  ["an amount above an unknown invoice", 1, { invoiceId: unknownId }, { rule: "more-than-invoice" }],
] as const)("refuses %s and changes nothing", async (_, amountMinor, change, details) => {
  const { id } = await aPaidBooking();
  const before = await moneyOf(id);
  expect(await refund(id, amountMinor, change)).toEqual({ ok: false, error: "BUSINESS_RULE_VIOLATION", details });
  expect(await moneyOf(id)).toEqual(before);
});

it("refuses an unknown booking", async () => {
  expect(await refund(unknownId, 1)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

it("subtracts earlier refunds from the money that the firm holds", async () => {
  const { id } = await aPaidBooking();
  expect(await refund(id, price - 1_000)).toEqual({ ok: true, value: null });
  const before = await moneyOf(id);
  expect(await refund(id, 1_001)).toMatchObject({ details: { rule: "more-than-paid", leftMinor: 1_000 } });
  expect(await moneyOf(id)).toEqual(before);
  expect(await refund(id, 1_000)).toEqual({ ok: true, value: null });
  expect(await refund(id, 1)).toMatchObject({ details: { rule: "more-than-paid", leftMinor: 0 } });
});

it("refuses a refund that no single invoice has enough left for", async () => {
  const { id, invoiceId } = await aPaidBooking();
  await db.$executeRaw`
    insert into invoices (kind, year, booking_id, issued_on, due_on, currency, net_minor, tax_minor, total_minor, locale, content_cipher)
    select kind, year, booking_id, issued_on, due_on, currency, 10000, 0, 10000, locale, content_cipher
    from invoices where id = ${invoiceId}::uuid`;
  await storeReceived(id, 10_000);
  const before = await moneyOf(id);
  expect(await refund(id, price + 1)).toMatchObject({ details: { rule: "more-than-invoice" } });
  expect(await moneyOf(id)).toEqual(before);
  expect(await refund(id, price)).toMatchObject({ ok: true });
});

it("credits only the part of a refund that is more than the firm owes", async () => {
  const { id, invoiceId } = await aPaidBooking();
  await credit(invoiceId, 3_000);
  expect(await refund(id, 2_000)).toMatchObject({ ok: true });
  expect((await moneyOf(id)).documents).toHaveLength(2);
  expect(await refund(id, 1_500)).toMatchObject({ ok: true });
  expect((await moneyOf(id)).documents).toMatchObject([{}, {}, { kind: "credit_note", totalMinor: 500 }]);
  expect(await loadBalance(id, now)).toMatchObject({ owedMinor: 0, creditedMinor: 3_500, refundedMinor: 3_500 });
});

it("refunds card payments first, and queues one refund for each card", async () => {
  const { id } = await storeInvoicedBooking();
  await storeReceived(id, 5_000);
  for (const providerId of ["pi_1", "pi_2"]) await storeReceived(id, 4_000, { provider: "stripe", providerId });
  expect(await refund(id, 9_000)).toMatchObject({ ok: true });
  expect((await moneyOf(id)).payments).toMatchObject([
    { provider: "invoice", state: "paid", refundedMinor: 1_000 },
    { provider: "stripe", state: "refunded", refundedMinor: 4_000 },
    { provider: "stripe", state: "refunded", refundedMinor: 4_000 },
  ]);
  expect(await jobs("card-refund")).toHaveLength(2);
});

it("throws and stores nothing if the payments cannot take the whole refund", async () => {
  const { id } = await aPaidBooking();
  // The payment is marked as refunded although nothing was refunded, so the balance counts money that no payment holds.
  await db.payment.updateMany({ where: { bookingId: id }, data: { state: "refunded" } });
  const before = await moneyOf(id);
  await expect(refund(id, price)).rejects.toThrow("13000");
  expect(await moneyOf(id)).toEqual(before);
});
