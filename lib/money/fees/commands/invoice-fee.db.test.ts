import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { staffAs } from "@/lib/testing/staff-as";

import { address, closeFeeCase, now, returnMoney, storeFeeCase } from "../testing/fee-case";
import type { FeeCase } from "../testing/fee-case";
import { recordAgreement } from "./agreement";
import { cancelFee } from "./cancel-fee";
import { invoiceFee } from "./invoice-fee";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;
let stage: FeeCase;

beforeEach(async () => {
  await clearBookings();
  await emptyTables("case_rule_sets", "invoice_counters");
  await db.staffUser.deleteMany({});
  manager = await staffAs("manager");
  offerInvoices();
  stage = await storeFeeCase(manager);
  const { reference, documentId } = stage;
  await recordAgreement(manager, { reference, agreedOn: "2027-01-10", rate: 1_250, documentId }, now);
});
afterEach(clearFirm);

type Change = {
  readonly amount?: number;
  readonly arrivedOn?: `${number}-${number}-${number}`;
  readonly feeCount?: number;
};

const invoice = (change: Change = {}, by = manager) =>
  invoiceFee(
    by,
    { reference: stage.reference, feeCount: 0, arrivedOn: "2027-01-14", amount: 80_000, address, ...change },
    now,
  );

const field = (name: string, code: string) => ({
  error: "VALIDATION_ERROR",
  details: { codes: { [name]: [code] } },
});
const rule = { error: "BUSINESS_RULE_VIOLATION" };
const nothing = () => Promise.resolve();

it.each<[string, Change, object, () => Promise<unknown>]>([
  ["no agreement", {}, rule, () => db.feeAgreement.deleteMany()],
  ["no completed appointment", {}, rule, () => db.booking.update({ where: { id: stage.bookingId }, data: confirmed })],
  ["no bank account of the firm", {}, rule, () => Promise.resolve(clearFirm())],
  ["an outdated number of fees", { feeCount: 1 }, { error: "RESOURCE_CONFLICT" }, nothing],
  ["a day in the future", { arrivedOn: "2027-01-16" }, field("arrivedOn", "dayInFuture"), nothing],
  ["a day before the agreement", { arrivedOn: "2027-01-09" }, field("arrivedOn", "beforeAgreement"), nothing],
  ["nothing returned", {}, field("amount", "nothingReturned"), () => returnMoney(manager, stage, "0")],
  ["a cent more than was returned", { amount: 80_001 }, field("amount", "moreThanReturned"), nothing],
  ["twice what was returned", { amount: 160_000 }, field("amount", "moreThanReturned"), nothing],
  ["an amount with a fee below one cent", { amount: 7 }, field("amount", "amountInvalid"), nothing],
])("refuses a fee with %s and issues no invoice", async (_, change, refusal, prepare) => {
  await prepare();
  expect(await invoice(change)).toMatchObject({ ok: false, ...refusal });
  expect([await db.invoice.count(), await db.successFee.count()]).toEqual([0, 0]);
});

const confirmed = { status: "confirmed", completedAt: null } as const;

it("refuses staff who may not open the client's file", async () => {
  expect(await invoice({}, await staffAs("adviser"))).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await db.invoice.count()).toBe(0);
});

it("accepts the last amount for which a fee is a whole cent, and money of a closed case", async () => {
  await closeFeeCase(manager, stage);
  expect(await invoice({ amount: 8 })).toMatchObject({ ok: true });
  expect(await db.invoice.findMany()).toMatchObject([{ totalMinor: 1 }]);
});

describe("cancelling a fee", () => {
  const cancel = (id: string, by = manager) =>
    cancelFee(by, { reference: stage.reference, id, reason: "The money went back." }, now);

  it("refuses an unknown fee, a fee of another case, a foreign file and a second cancellation", async () => {
    expect(await invoice()).toMatchObject({ ok: true });
    const { id } = await db.successFee.findFirstOrThrow();
    expect(await cancel("00000000-0000-4000-8000-000000000000")).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    const other = await storeFeeCase(manager);
    const reason = "The money went back.";
    expect(await cancelFee(manager, { reference: other.reference, id, reason }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    expect(await cancel(id, await staffAs("adviser"))).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    expect(await db.invoice.count({ where: { kind: "credit_note" } })).toBe(0);
    expect(await cancel(id)).toMatchObject({ ok: true });
    expect(await cancel(id)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await db.invoice.findMany({ where: { kind: "credit_note" } })).toMatchObject([{ totalMinor: 10_000 }]);
  });
});
