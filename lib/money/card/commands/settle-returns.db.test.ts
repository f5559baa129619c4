import type { ProviderPayment, ProviderRefund } from "../../provider/provider-payment";
import { recordRefund } from "../../account/commands/record-refund";
import { loadBalance } from "../../account/loaders";
import {
  clearPayments,
  moneyOf,
  now,
  price,
  storeInvoicedBooking,
  storeReceived,
  system,
  today,
  withBalance,
} from "../../account/testing/invoiced-booking";
import { db } from "@/lib/platform/db/client";
import { jobs } from "@/lib/testing/inbox";

import { settle } from "./settle";

beforeEach(clearPayments);

const paid: ProviderPayment = {
  id: "pi_1",
  bookingId: undefined,
  state: "paid",
  amountMinor: price,
  currency: "CAD",
  paidAt: now,
  clientSecret: "",
  refunds: [],
  dispute: undefined,
};
const refund = (id: string, amountMinor: number, change: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id,
  refundId: undefined,
  amountMinor,
  madeAt: now,
  hasFailed: false,
  ...change,
});

/** Stores a confirmed booking that is paid by card. */
async function aCardBooking() {
  const booking = await storeInvoicedBooking({ status: "confirmed", paymentDueAt: null });
  await storeReceived(booking.id, price, { provider: "stripe", providerId: "pi_1" });
  return booking;
}

/** Records a refund of ours that the worker has not sent yet. */
async function ourRefund(bookingId: string, amountMinor: number): Promise<string> {
  const recorded = await withBalance(bookingId, (tx, account) =>
    recordRefund(tx, system, { ...account, amountMinor, madeOn: today, reason: "As agreed", now }),
  );
  if (!recorded.ok) throw new Error(recorded.error);
  return (await db.refund.findFirstOrThrow({ orderBy: { createdAt: "desc" } })).id;
}

const settles = (change: Partial<ProviderPayment>) => settle({ ...paid, ...change }, now);
const notices = async () => (await jobs("booking-notice")).map(({ payload }) => payload);
const amounts = (rows: readonly { readonly amountMinor: number }[]) => rows.map(({ amountMinor }) => amountMinor);

describe("a refund at the provider", () => {
  it("that we sent gets its provider's id and is not stored again", async () => {
    const { id } = await aCardBooking();
    const refundId = await ourRefund(id, 4_000);
    for (const _repeat of [1, 2]) await settles({ refunds: [refund("re_1", 4_000, { refundId })] });
    expect(await db.refund.findMany()).toMatchObject([{ id: refundId, providerId: "re_1", failedAt: null }]);
  });

  it("that the bank refused counts no more, and a foreign one that failed is not stored", async () => {
    const { id } = await aCardBooking();
    const refundId = await ourRefund(id, 4_000);
    const refunds = [refund("re_1", 4_000, { refundId, hasFailed: true }), refund("re_2", 9_000, { hasFailed: true })];
    for (const _repeat of [1, 2]) await settles({ refunds });
    expect((await moneyOf(id)).refunds).toEqual([{ amountMinor: 4_000, failedAt: new Date(now) }]);
    expect(await loadBalance(id, now)).toMatchObject({
      refundedMinor: 0,
      owedMinor: -4_000,
      bankNews: "refundRefused",
    });
    expect(await notices()).toEqual([{ bookingId: id, kind: "refund-refused", about: "re_1", sequence: 0 }]);
  });

  it("that staff made there is credited, also if it is the second of the payment", async () => {
    const { id } = await aCardBooking();
    await settles({ refunds: [refund("re_1", 4_000)] });
    await settles({ refunds: [refund("re_1", 4_000), refund("re_2", 9_000)] });
    expect(await moneyOf(id)).toMatchObject({
      documents: [{ kind: "invoice" }, { totalMinor: 4_000 }, { totalMinor: 9_000 }],
      payments: [{ state: "refunded", refundedMinor: price }],
    });
  });

  it("that leaves enough for our unsent refund does not cancel it", async () => {
    const { id } = await aCardBooking();
    await ourRefund(id, 4_000);
    await settles({ refunds: [refund("re_1", 9_000)] });
    expect((await moneyOf(id)).refunds).toMatchObject([{ failedAt: null }, { amountMinor: 9_000 }]);
  });

  it("that leaves too little cancels our unsent refunds, and what the firm still owes is refunded anew", async () => {
    const { id } = await aCardBooking();
    await ourRefund(id, 4_000);
    await settles({ refunds: [refund("re_1", 9_001)] });
    expect((await moneyOf(id)).refunds).toEqual([
      { amountMinor: 4_000, failedAt: new Date(now) },
      { amountMinor: 9_001, failedAt: null },
    ]);
    // The credit note of 4,000 remains, and 5,001 more were credited for the refund at the provider.
    expect(await loadBalance(id, now)).toMatchObject({ owedMinor: 0, creditedMinor: 9_001, refundedMinor: 9_001 });
  });

  it("that is smaller than what the firm owes leads to a new refund of the rest", async () => {
    const { id } = await aCardBooking();
    await ourRefund(id, price);
    await settles({ refunds: [refund("re_1", 3_000)] });
    expect(amounts((await moneyOf(id)).refunds)).toEqual([price, 3_000, price - 3_000]);
    expect(await loadBalance(id, now)).toMatchObject({ owedMinor: 0, refundedMinor: price, creditedMinor: price });
    expect(await jobs("card-refund")).toHaveLength(2);
  });
});

describe("a dispute", () => {
  const dispute = (state: "open" | "won" | "lost", amountMinor = price) =>
    settles({ dispute: { id: "dp_1", state, amountMinor } });
  it.each([
    ["open", "disputed"],
    ["won", "dispute-won"],
  ] as const)("that is %s moves no money and reaches staff", async (state, kind) => {
    const { id } = await aCardBooking();
    const before = await moneyOf(id);
    for (const _repeat of [1, 2]) await dispute(state);
    expect(await moneyOf(id)).toEqual({ ...before, audited: before.audited + 1 });
    expect(await notices()).toEqual([{ bookingId: id, kind, about: "dp_1", sequence: 0 }]);
  });

  it("that arrives as lost takes the money once, without a credit note, and reaches staff", async () => {
    const { id } = await aCardBooking();
    for (const _repeat of [1, 2]) await dispute("lost", 5_000);
    expect(await moneyOf(id)).toMatchObject({ documents: [{}], refunds: [{ amountMinor: 5_000 }] });
    expect(await loadBalance(id, now)).toMatchObject({ owedMinor: 5_000, askedMinor: 0 });
    expect(await notices()).toEqual([{ bookingId: id, kind: "dispute-lost", about: "dp_1", sequence: 0 }]);
  });

  it("that is lost takes at most what refunds at the provider have left", async () => {
    const { id } = await aCardBooking();
    await settles({ refunds: [refund("re_1", 9_000)] });
    await dispute("lost");
    expect(amounts((await moneyOf(id)).refunds)).toEqual([9_000, 4_000]);
    await clearPayments();
    const other = await aCardBooking();
    await settles({ refunds: [refund("re_1", price)] });
    await dispute("lost");
    expect(amounts((await moneyOf(other.id)).refunds)).toEqual([price]);
  });

  it("that is lost cancels our unsent refunds only if too little is left for them", async () => {
    const { id } = await aCardBooking();
    await ourRefund(id, 4_000);
    await dispute("lost", 9_000);
    expect((await moneyOf(id)).refunds).toMatchObject([{ failedAt: null }, { amountMinor: 9_000, failedAt: null }]);
    await clearPayments();
    const other = await aCardBooking();
    await ourRefund(other.id, 4_000);
    await dispute("lost", 9_001);
    expect((await moneyOf(other.id)).refunds).toMatchObject([{ failedAt: new Date(now) }, { amountMinor: 9_001 }]);
  });
});
