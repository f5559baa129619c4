import { cancel } from "@/lib/booking/change/commands/cancel";
import { clearFirm, firm } from "@/lib/firm/settings-snapshot";
import { paymentState } from "../account/balance";
import { issueInvoice } from "../account/commands/issue-invoice";
import { findBalance } from "../account/queries/balance";
import type { Staff } from "@/lib/platform/auth/staff";
import { scopeOf } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { addDays } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { pick, seededRandom } from "@/lib/testing/random";
import { staffAs } from "@/lib/testing/staff-as";

import { keepUnpaid } from "./commands/keep-unpaid";
import { recordRefundByStaff } from "./commands/record-refund";
import { recordPaymentByStaff } from "./commands/record-payment";
import { findAccount } from "./queries/account";
import { listAccounts, listTotals } from "./queries/list";
import { viewNames } from "./tabs";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.setTimeout(300_000);

const now = Date.parse("2027-03-01T15:00:00Z");
/** The number of bookings. Each booking gets its own random sequence of events. BOOKS_ORDERS sets another number. */
const orders = Number(process.env.BOOKS_ORDERS ?? 60);
const eventsOfOrder = 7;
const price = 13_000;

let manager: Staff;
let place: Parameters<typeof aBooking>[0];

beforeAll(async () => {
  offerInvoices();
  manager = await staffAs("manager");
  place = { adviser: await anAdviser().insert(), service: await aService().insert() };
});
afterAll(clearFirm);

/** The amounts that the books must show for one booking, in minor units. */
type Model = {
  readonly id: string;
  readonly reference: string;
  readonly start: number;
  at: number;
  invoiced: number;
  credited: number;
  received: number;
  refunded: number;
  isCancelled: boolean;
  isTimeTaken: boolean;
};

const owed = (model: Model) => model.invoiced - model.credited - model.received + model.refunded;
const held = (model: Model) => model.received - model.refunded;
const todayOf = (model: Model) => dayOf(model.at, firm().zone);

async function targetOf(model: Model) {
  const account = await findAccount(manager, model.reference, todayOf(model));
  return { reference: model.reference, version: account?.version ?? 0 };
}

type Event = (model: Model, random: () => number) => Promise<void>;

const amountUpTo = (most: number, random: () => number) =>
  pick(random, [most, most + 1, Math.max(1, Math.floor(most / 2)), 1 + Math.floor(random() * price)]);

const pay: Event = async (model, random) => {
  const isLate = model.isCancelled && owed(model) === 0;
  const most = isLate ? price : Math.max(0, owed(model));
  const amountMinor = Math.max(1, amountUpTo(most, random));
  const paidOn = todayOf(model);
  const result = await recordPaymentByStaff(manager, { ...(await targetOf(model)), amountMinor, paidOn }, model.at);
  expect(result.ok).toBe(true);
  model.received += amountMinor;
  if (!isLate || amountMinor < price || model.isTimeTaken || model.start <= model.at) return;
  model.isCancelled = false;
  model.invoiced += price;
};

const refund: Event = async (model, random) => {
  const amountMinor = Math.max(1, amountUpTo(held(model), random));
  const expected = amountMinor <= held(model);
  const change = { amountMinor, madeOn: todayOf(model), reason: "We agreed on it." };
  const result = await recordRefundByStaff(manager, { ...(await targetOf(model)), ...change }, model.at);
  expect(result.ok).toBe(expected);
  if (!expected) return;
  model.credited += Math.max(0, amountMinor - Math.max(0, -owed(model)));
  model.refunded += amountMinor;
};

const cancelBooking: Event = async (model) => {
  const result = await cancel({ kind: "visitor" }, { id: model.id, reason: undefined, noticeMinutes: 0 }, model.at);
  expect(result.ok).toBe(!model.isCancelled && model.start > model.at);
  if (!result.ok) return;
  model.isCancelled = true;
  model.credited = model.invoiced;
};

const keep: Event = async (model) => {
  await keepUnpaid(manager, await targetOf(model), model.at);
};

/** Sends a form with an outdated version, like the second request of a double click. */
const payFromAnOldPage: Event = async (model) => {
  const { reference, version } = await targetOf(model);
  const transfer = { reference, version: version - 1, amountMinor: 1, paidOn: todayOf(model) };
  expect(await recordPaymentByStaff(manager, transfer, model.at)).toMatchObject({ error: "RESOURCE_CONFLICT" });
};

const wait: Event = async (model, random) => {
  model.at += Math.floor(random() * 20) * msPerDay;
};

/** Books the time of a cancelled booking for another client. */
const takeTime: Event = async (model) => {
  if (!model.isCancelled || model.isTimeTaken) return;
  await aBooking(place).startingAt(new Date(model.start)).insert();
  model.isTimeTaken = true;
};

const events = [pay, pay, pay, refund, cancelBooking, keep, payFromAnOldPage, wait, takeTime];

async function begin(number: number): Promise<Model> {
  const start = now + (20 + number) * msPerDay;
  const client = await aClient().insert();
  const { id, reference } = await aBooking(place)
    .by(client)
    .costing(price, "CAD")
    .awaitingPayment()
    .startingAt(new Date(start))
    .insert();
  await db.$transaction((tx) => issueInvoice(tx, { kind: "system" }, { bookingId: id, now }));
  const empty = { credited: 0, received: 0, refunded: 0, isCancelled: false, isTimeTaken: false };
  return { id, reference, start, at: now, invoiced: price, ...empty };
}

async function compare(model: Model): Promise<void> {
  const today = todayOf(model);
  const balance = await findBalance(model.id, today);
  expect(balance).toMatchObject({
    invoicedMinor: model.invoiced,
    creditedMinor: model.credited,
    receivedMinor: model.received,
    refundedMinor: model.refunded,
    owedMinor: owed(model),
  });
  const { status } = await db.booking.findUniqueOrThrow({ where: { id: model.id }, select: { status: true } });
  expect(status === "cancelled").toBe(model.isCancelled);
  if (!model.isCancelled && owed(model) === 0) expect(status).toBe("confirmed");
}

it("keeps balances correct after payments, refunds, cancellations and late payments in random order", async () => {
  const random = seededRandom(17);
  const models: Model[] = [];
  for (let number = 0; number < orders; number++) {
    const model = await begin(number);
    for (let event = 0; event < eventsOfOrder; event++) await pick(random, events)(model, random);
    await compare(model);
    models.push(model);
  }

  // The totals must equal the sums of the models. The state of each listed booking must match its balance.
  const scope = scopeOf(manager, "bookings");
  const today = addDays(dayOf(now, firm().zone), 30);
  const totals = await listTotals(scope, { today });
  const sum = (key: "received" | "refunded") => models.reduce((total, model) => total + model[key], 0);
  expect(totals.reduce((total, { receivedMinor }) => total + receivedMinor, 0)).toBe(sum("received"));
  expect(totals.reduce((total, { refundedMinor }) => total + refundedMinor, 0)).toBe(sum("refunded"));
  for (const view of viewNames) {
    for (const row of await listAccounts(scope, { view, today, cursor: undefined })) {
      const { id } = models.find(({ reference }) => reference === row.reference) ?? { id: "" };
      const balance = await findBalance(id, today);
      expect(row.state).toBe(balance && paymentState(balance, today));
    }
  }
  const documents = await db.invoice.groupBy({ by: ["kind"], _max: { number: true }, _count: { _all: true } });
  for (const { _max, _count } of documents) expect(_max.number).toBe(_count._all);
});
