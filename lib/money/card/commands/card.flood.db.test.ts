import { book } from "@/lib/booking/commands/book";
import { cancel } from "@/lib/booking/change/commands/cancel";
import { manageToken } from "@/lib/booking/change/manage-link";
import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import { clearFirm, firm } from "@/lib/firm/settings-snapshot";
import { findBalance } from "../../account/queries/balance";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { cardKeys, cardProvider } from "@/lib/testing/card-provider";
import type { CardProvider, StandInPayment } from "@/lib/testing/card-provider";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { pick, seededRandom } from "@/lib/testing/random";
import { staffAs } from "@/lib/testing/staff-as";

import { recordRefundByStaff } from "../../desk/commands/record-refund";
import { recordPaymentByStaff } from "../../desk/commands/record-payment";
import { findAccount } from "../../desk/queries/account";
import { compareBooks } from "./compare-books";
import { endDeadline } from "./end-deadline";
import { refundCard } from "./refund-card";
import { startCardPayment } from "./start-payment";
import { updatePayment } from "./update-payment";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
const settings: Record<string, string | undefined> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
jest.setTimeout(900_000);

/** The number of bookings for each way to pay. Each booking gets random events. CARD_ORDERS sets another number. */
const orders = Number(process.env.CARD_ORDERS ?? 20);
const eventsOfOrder = 9;
const price = 13_000;
const ways = ["card", "invoice", "arrangement"] as const;

let provider: CardProvider;
let manager: Staff;
let office: Office;

beforeAll(async () => {
  provider = await cardProvider();
  provider.clock.now = now;
  await clearBookings();
  office = await anOffice();
  manager = await staffAs("manager");
});
afterAll(async () => {
  clearFirm();
  await provider.close();
});

type Order = {
  readonly id: string;
  readonly reference: string;
  readonly start: number;
  readonly way: (typeof ways)[number];
  at: number;
  isTimeTaken: boolean;
  /**
   * True if staff have refunded money in the dashboard or on the provider's site, so the firm may hold less than the
   * price.
   */
  hasReturns: boolean;
};

let lastStart = noon;

/** Tries start times that are two hours apart, and books the first one that the office offers. */
async function begin(way: Order["way"]): Promise<Order> {
  const withCards = { ...cardKeys, STRIPE_API_URL: provider.url };
  const withoutCards = Object.fromEntries(Object.keys(withCards).map((name) => [name, undefined]));
  Object.assign(settings, way === "arrangement" ? withoutCards : withCards);
  if (way === "invoice") offerInvoices();
  else clearFirm();
  for (let tries = 0; tries < 50; tries += 1) {
    lastStart += 2 * msPerHour;
    const request = aBookingRequest(office, { start: lastStart, price: { minor: price, currency: "CAD" } });
    const booked = await book(request, {}, now);
    if (!booked.ok || !booked.value.booking) continue;
    Object.assign(settings, withCards);
    const { id, reference } = booked.value.booking;
    return { id, reference, start: lastStart, way, at: now, isTimeTaken: false, hasReturns: false };
  }
  throw new Error("The office offers none of the 50 start times that were tried");
}

const paymentsOf = ({ id }: Order) => [...provider.payments.values()].filter(({ metadata }) => metadata.booking === id);
const leftOf = ({ amount, refunds }: StandInPayment) =>
  refunds.filter(({ status }) => status === "succeeded").reduce((left, refund) => left - refund.amount, amount);

async function unsent({ id }: Order) {
  return db.refund.findMany({ where: { payment: { bookingId: id, provider: "stripe" }, providerId: null } });
}

type Event = (order: Order, random: () => number) => Promise<unknown>;

const start: Event = ({ id, at }) => startCardPayment(manageToken(id), { locale: "en", now: at });

const decide: Event = async (order, random) => {
  const open = paymentsOf(order).filter(
    ({ status }) => status === "requires_payment_method" || status === "processing",
  );
  if (open.length === 0) return;
  provider.clock.now = order.at;
  provider.decide(
    pick(random, open).id,
    pick(random, ["succeeded", "succeeded", "processing", "requires_payment_method"]),
  );
};

const deliver: Event = async (order, random) => {
  const payments = paymentsOf(order);
  if (payments.length > 0) await updatePayment(pick(random, payments).id, order.at);
};

const reachDeadline: Event = async (order) => {
  order.at += 31 * msPerMinute;
  const isUndecided = paymentsOf(order).some(({ status }) => status === "processing");
  if (order.way === "card" && !isUndecided) await endDeadline(order.id, order.at);
};

const cancelIt: Event = ({ id, at }) => cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, at);

async function accountOf(order: Order) {
  const today = dayOf(order.at, firm().zone);
  const account = await findAccount(manager, order.reference, today);
  return (
    account && { today, balance: account.balance, target: { reference: order.reference, version: account.version } }
  );
}

const transfer: Event = async (order) => {
  const account = await accountOf(order);
  if (order.way !== "invoice" || !account || account.balance.owedMinor <= 0) return;
  const arrival = { amountMinor: Math.ceil(account.balance.owedMinor / 2), paidOn: account.today };
  expect((await recordPaymentByStaff(manager, { ...account.target, ...arrival }, order.at)).ok).toBe(true);
};

const refundByStaff: Event = async (order, random) => {
  const account = await accountOf(order);
  const held = account ? account.balance.receivedMinor - account.balance.refundedMinor : 0;
  if (!account || held <= 0) return;
  order.hasReturns = true;
  const refund = {
    amountMinor: pick(random, [held, Math.ceil(held / 3)]),
    madeOn: account.today,
    reason: "As agreed.",
  };
  expect((await recordRefundByStaff(manager, { ...account.target, ...refund }, order.at)).ok).toBe(true);
};

/**
 * Refunds a payment on the provider's site. Does nothing while our books contain a refund that has not been sent to the
 * provider.
 */
const refundOnSite: Event = async (order) => {
  const paid = paymentsOf(order).find((each) => each.status === "succeeded" && leftOf(each) > 1);
  if (!paid || (await unsent(order)).length > 0) return;
  await updatePayment(paid.id, order.at);
  if (leftOf(paid) <= 1 || (await unsent(order)).length > 0) return;
  order.hasReturns = true;
  provider.refundOnSite(paid.id, Math.floor(leftOf(paid) / 2));
};

const sendRefunds: Event = async (order) => {
  for (const { id } of await unsent(order)) await refundCard(id, order.at);
};

const takeTime: Event = async (order) => {
  const { status } = await db.booking.findUniqueOrThrow({ where: { id: order.id } });
  if (status !== "cancelled" || order.isTimeTaken) return;
  order.isTimeTaken = (await book(aBookingRequest(office, { start: order.start }), {}, order.at)).ok;
};

const events = [
  ...[start, start, start, decide, decide, decide, decide, deliver, deliver, deliver],
  ...[reachDeadline, cancelIt, transfer, refundByStaff, refundOnSite, sendRefunds, takeTime],
];

/**
 * Decides every payment that is still being processed. Then, in each of two rounds, updates all payments, ends the
 * payment deadline if the client pays by card, and sends the refunds.
 */
async function settleAll(order: Order, random: () => number): Promise<void> {
  for (const payment of paymentsOf(order))
    if (payment.status === "processing")
      provider.decide(payment.id, pick(random, ["succeeded", "requires_payment_method"]));
  order.at += msPerHour;
  for (const _round of [1, 2]) {
    for (const { id } of paymentsOf(order)) await updatePayment(id, order.at);
    if (order.way === "card") await endDeadline(order.id, order.at);
    await sendRefunds(order, random);
  }
}

/** Expects the booking's balance and status to match the provider's card payments and the stored bank transfers. */
async function compare(order: Order): Promise<void> {
  const { status } = await db.booking.findUniqueOrThrow({ where: { id: order.id } });
  const balance = await findBalance(order.id, dayOf(order.at, firm().zone));
  const cards = paymentsOf(order)
    .filter((each) => each.status === "succeeded")
    .reduce((sum, each) => sum + leftOf(each), 0);
  const { _sum } = await db.payment.aggregate({
    where: { bookingId: order.id, provider: "invoice" },
    _sum: { amountMinor: true, refundedMinor: true },
  });
  const transfers = (_sum.amountMinor ?? 0) - (_sum.refundedMinor ?? 0);
  const { invoicedMinor = 0, creditedMinor = 0, receivedMinor = 0, refundedMinor = 0 } = balance ?? {};
  expect(receivedMinor - refundedMinor).toBe(cards + transfers);
  expect(cards + transfers).toBeLessThanOrEqual(price);
  if (status === "cancelled") {
    expect(paymentsOf(order).filter((each) => each.status === "requires_payment_method")).toEqual([]);
    expect(cards).toBe(0);
    expect(invoicedMinor).toBe(creditedMinor);
  } else if (!order.hasReturns) {
    if (order.way === "card") expect([status, cards]).toEqual(["confirmed", price]);
    if (balance && balance.owedMinor <= 0) expect([status, cards + transfers]).toEqual(["confirmed", price]);
    if (balance) expect(invoicedMinor - creditedMinor).toBe(price);
  }
}

it.each(ways)("keeps payments and invoices correct after random events if clients pay by %s", async (way) => {
  const random = seededRandom(ways.indexOf(way) + 1);
  for (let number = 0; number < orders; number += 1) {
    const order = await begin(way);
    for (let event = 0; event < eventsOfOrder; event += 1) await pick(random, events)(order, random);
    await settleAll(order, random);
    await compare(order);
  }
  provider.clock.now = now;
  await compareBooks(now + msPerDay);
  expect(await db.staffNotice.findMany({ where: { kind: "payment-difference" } })).toEqual([]);
  const documents = await db.invoice.groupBy({ by: ["kind"], _max: { number: true }, _count: { _all: true } });
  for (const { _max, _count } of documents) expect(_max.number).toBe(_count._all);
});
