import { book } from "@/lib/booking/commands/book";
import { cancel } from "@/lib/booking/change/commands/cancel";
import { manageToken } from "@/lib/booking/change/manage-link";
import { clearBookings, queuedEmails } from "@/lib/booking/testing/stored-bookings";
import { clearFirm, firm } from "@/lib/firm/settings-snapshot";
import { findIssued } from "../../account/queries/document";
import { findBalance } from "../../account/queries/balance";
import { db } from "@/lib/platform/db/client";
import { monthOf } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { cardKeys, cardProvider } from "@/lib/testing/card-provider";
import type { CardProvider } from "@/lib/testing/card-provider";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { anOffice, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { exportMonth } from "../../desk/commands/export-month";
import { compareBooks } from "./compare-books";
import { endDeadline } from "./end-deadline";
import { refundCard } from "./refund-card";
import { startCardPayment } from "./start-payment";
import { updatePayment } from "./update-payment";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const settings: Record<string, string> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

const price = 13_000;
let provider: CardProvider;
let office: Office;

beforeAll(async () => {
  provider = await cardProvider();
  Object.assign(settings, cardKeys, { STRIPE_API_URL: provider.url });
});
beforeEach(async () => {
  provider.payments.clear();
  provider.clock.now = now;
  await clearBookings();
  office = await anOffice();
});
afterEach(clearFirm);
afterAll(() => provider.close());

async function booked(): Promise<string> {
  const result = await book(aBookingRequest(office, { price: { minor: price, currency: "CAD" } }), {}, now);
  if (!result.ok) throw new Error(result.error);
  return result.value.bookingId;
}

async function begun(bookingId: string): Promise<string> {
  const result = await startCardPayment(manageToken(bookingId), { locale: "en", now });
  if (!result.ok) throw new Error(result.error);
  return [...provider.payments.keys()].at(-1) ?? "";
}

async function paid(bookingId: string, at = now): Promise<string> {
  const id = await begun(bookingId);
  provider.decide(id, "succeeded");
  await updatePayment(id, at);
  return id;
}

const row = (id: string) => db.booking.findUniqueOrThrow({ where: { id } });
const today = dayOf(now, firm().zone);
const balance = (id: string) => findBalance(id, today);
const kinds = async () => (await queuedEmails()).map(({ kind }) => kind);
const refunds = () => db.refund.findMany({ orderBy: { createdAt: "asc" } });
const visitor = { kind: "visitor" } as const;
const byVisitor = (id: string) => cancel(visitor, { id, reason: undefined, noticeMinutes: 0 }, now);
const jobs = (task: string) => db.$queryRaw<{ payload: { providerId?: string } }[]>`
  select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = ${task}`;

describe("a booking that awaits payment by card", () => {
  it("is confirmed and invoiced when the payment arrives", async () => {
    const id = await booked();
    expect(await row(id)).toMatchObject({
      status: "awaiting_payment",
      paymentDueAt: new Date(now + 30 * msPerMinute),
    });
    expect(await kinds()).toEqual(["payment-due"]);
    await paid(id);
    expect((await row(id)).status).toBe("confirmed");
    expect(await balance(id)).toMatchObject({ state: "paid", invoicedMinor: price, receivedMinor: price });
    const { content } = (await findIssued({ id: (await balance(id))?.documents[0]?.id ?? "", bookingId: id })) ?? {};
    expect(content).toMatchObject({ isPaid: true, note: "Paid by card. Nothing is owed." });
    expect((await kinds()).toSorted()).toEqual(["confirmed", "payment-due", "reminder-24h", "reminder-2h"]);
  });

  it("is cancelled only after its payment deadline, and its open payment is cancelled too", async () => {
    const id = await booked();
    const paymentId = await begun(id);
    await expect(endDeadline(id, now)).rejects.toThrow("not passed");
    await endDeadline(id, now + 30 * msPerMinute);
    expect((await row(id)).status).toBe("cancelled");
    expect(await db.occupiedTime.count({ where: { bookingId: id } })).toBe(0);
    expect((await jobs("card-payment")).map(({ payload }) => payload.providerId)).toEqual([paymentId]);
    await updatePayment(paymentId, now);
    expect(provider.payments.get(paymentId)?.status).toBe("canceled");
    expect(await balance(id)).toBeUndefined();
  });

  it("is kept after its deadline if the bank is still deciding or a successful payment's webhook is late", async () => {
    const id = await booked();
    const paymentId = await begun(id);
    provider.decide(paymentId, "processing");
    await expect(endDeadline(id, now + 31 * msPerMinute)).rejects.toThrow("not decided");
    provider.decide(paymentId, "succeeded");
    await endDeadline(id, now + 32 * msPerMinute);
    expect((await row(id)).status).toBe("confirmed");
  });

  it("is restored by a late payment, but the payment is refunded if another client has booked the time", async () => {
    const first = await booked();
    const paymentId = await begun(first);
    await endDeadline(first, now + 30 * msPerMinute);
    provider.decide(paymentId, "succeeded");
    await updatePayment(paymentId, now + 40 * msPerMinute);
    expect((await row(first)).status).toBe("confirmed");

    await byVisitor(first);
    expect(await refunds()).toMatchObject([{ amountMinor: price, providerId: null }]);
    const other = await booked();
    const late = await begun(other);
    await endDeadline(other, now + 30 * msPerMinute);
    await booked();
    provider.decide(late, "succeeded");
    await updatePayment(late, now + 40 * msPerMinute);
    expect((await row(other)).status).toBe("cancelled");
    expect(await balance(other)).toMatchObject({ state: "refunded", invoicedMinor: 0, refundedMinor: price });
    expect(await kinds()).toContain("late-payment");
  });
});

it("a payment by card pays the invoice, and the client gets a receipt by email", async () => {
  offerInvoices();
  const id = await booked();
  await paid(id);
  expect(await balance(id)).toMatchObject({ state: "paid", invoicedMinor: price });
  expect((await kinds()).at(-1)).toBe("payment-received");
});

it("a refund is sent to the provider only once, and if the card's bank refuses it, the balance and the monthly list leave it out", async () => {
  const manager = await staffAs("manager");
  const exported = async () => (await exportMonth(manager, monthOf(today))).map(({ kind }) => kind);
  const id = await booked();
  const paymentId = await paid(id);
  await byVisitor(id);
  const [refund] = await refunds();
  for (const _repeat of [1, 2]) await refundCard(refund?.id ?? "", now);
  const sent = provider.payments.get(paymentId)?.refunds ?? [];
  expect(sent.map(({ amount }) => amount)).toEqual([price]);
  expect(await refunds()).toMatchObject([{ providerId: sent[0]?.id, failedAt: null }]);
  expect(await exported()).toContain("refund");
  provider.failRefund(sent[0]?.id ?? "");
  for (const _repeat of [1, 2]) await updatePayment(paymentId, now);
  expect(await balance(id)).toMatchObject({ state: "toRefund", owedMinor: -price, refundedMinor: 0 });
  expect(await exported()).not.toContain("refund");
});

it("a refund that was made on the provider's site is credited once", async () => {
  const id = await booked();
  const paymentId = await paid(id);
  provider.refundOnSite(paymentId, 3_000);
  for (const _repeat of [1, 2]) await updatePayment(paymentId, now);
  expect(await balance(id)).toMatchObject({ state: "partlyRefunded", creditedMinor: 3_000, refundedMinor: 3_000 });
});

it("an open dispute notifies staff once, and a lost dispute makes the client owe the price again", async () => {
  const id = await booked();
  const paymentId = await paid(id);
  const notices = async () =>
    (await jobs("booking-notice")).filter(({ payload }) => "kind" in payload && payload.kind === "disputed");
  provider.dispute(paymentId, "warning_needs_response");
  await updatePayment(paymentId, now);
  expect(await notices()).toEqual([]);
  provider.dispute(paymentId, "needs_response");
  for (const _repeat of [1, 2]) await updatePayment(paymentId, now);
  expect(await notices()).toHaveLength(1);
  provider.dispute(paymentId, "lost");
  for (const _repeat of [1, 2]) await updatePayment(paymentId, now);
  expect(await balance(id)).toMatchObject({ state: "open", owedMinor: price, creditedMinor: 0 });
  expect(await db.payment.findMany()).toMatchObject([{ dispute: "lost", refundedMinor: price }]);
});

it("a refund is not sent if the client's bank has returned the same money after a dispute", async () => {
  const id = await booked();
  const paymentId = await paid(id);
  await byVisitor(id);
  const [refund] = await refunds();
  provider.dispute(paymentId, "lost");
  await refundCard(refund?.id ?? "", now);
  expect(provider.payments.get(paymentId)?.refunds).toEqual([]);
  expect(await refunds()).toMatchObject([{ failedAt: new Date(now) }, { failedAt: null, amountMinor: price }]);
  expect(await balance(id)).toMatchObject({ owedMinor: 0, refundedMinor: price });
});

it("a new refund of the rest is recorded if the client's bank has returned a part of the money after a dispute", async () => {
  const id = await booked();
  const paymentId = await paid(id);
  await byVisitor(id);
  provider.dispute(paymentId, "lost", 3_000);
  await updatePayment(paymentId, now);
  expect(await refunds()).toMatchObject([
    { amountMinor: price, failedAt: new Date(now) },
    { amountMinor: 3_000, failedAt: null },
    { amountMinor: price - 3_000, failedAt: null, providerId: null },
  ]);
  expect(await balance(id)).toMatchObject({ owedMinor: 0, refundedMinor: price });
});

describe("the comparison of card payments with the provider's list", () => {
  const differences = async () => (await db.staffNotice.findMany({ where: { kind: "payment-difference" } })).length;
  beforeEach(() => db.staffNotice.deleteMany());

  it("finds a payment if its event was lost, confirms the paid booking, and then reports no difference", async () => {
    const id = await booked();
    const paymentId = await begun(id);
    provider.decide(paymentId, "succeeded");
    await compareBooks(now + msPerDay);
    expect((await row(id)).status).toBe("confirmed");
    expect(await differences()).toBe(0);
  });

  it("reports an unknown payment, a different amount and a payment missing from the list, each once", async () => {
    await paid(await booked());
    for (const payment of [...provider.payments.values()])
      provider.payments.set("pi_foreign", { ...payment, id: "pi_foreign", metadata: {} });
    await db.payment.updateMany({ data: { amountMinor: price - 1, createdAt: new Date(now) } });
    for (const _repeat of [1, 2]) await compareBooks(now + msPerDay);
    expect(await differences()).toBe(2);
    provider.payments.clear();
    await db.staffNotice.deleteMany();
    await compareBooks(now + msPerDay);
    expect(await differences()).toBe(1);
  });
});
