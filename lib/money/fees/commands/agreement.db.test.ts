import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { emptyTables } from "@/lib/testing/empty-tables";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { staffAs } from "@/lib/testing/staff-as";

import { address, closeFeeCase, now, storeFeeCase } from "../testing/fee-case";
import type { FeeCase } from "../testing/fee-case";
import { recordAgreement, removeAgreement } from "./agreement";
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
});
afterEach(clearFirm);

type Change = { readonly agreedOn?: `${number}-${number}-${number}` };

const agree = ({ agreedOn = "2027-01-10" }: Change = {}, by = manager) =>
  recordAgreement(by, { reference: stage.reference, agreedOn, rate: 1_250, documentId: stage.documentId }, now);
const remove = (by = manager) => removeAgreement(by, { reference: stage.reference }, now);
const rule = (name: string) => ({ ok: false, error: "BUSINESS_RULE_VIOLATION", details: { rule: name } });

const changeDocument = (data: object) => db.document.update({ where: { id: stage.documentId }, data });
const close = () => closeFeeCase(manager, stage);
const bornOn = (day: string) =>
  db.client.update({ where: { id: stage.clientId }, data: { dateOfBirth: new Date(day) } });
const nothing = () => Promise.resolve();

it.each<[string, Change, string, () => Promise<unknown>]>([
  ["for a closed case", {}, "closed", close],
  ["with a day in the future", { agreedOn: "2027-01-16" }, "future", nothing],
  ["with a day before 1990", { agreedOn: "1989-12-31" }, "early", nothing],
  ["with a day before the client's birth", { agreedOn: "2001-01-01" }, "early", () => bornOn("2001-01-02")],
  ["with a document that is not scanned yet", {}, "document", () => changeDocument({ state: "held", scannedAt: null })],
  ["with a refused document", {}, "document", () => changeDocument({ state: "refused" })],
  [
    "with another client's document",
    {},
    "document",
    async () => changeDocument({ clientId: (await storeFeeCase(manager)).clientId }),
  ],
])("refuses an agreement %s", async (_, change, name, prepare) => {
  await prepare();
  expect(await agree(change)).toEqual(rule(name));
  expect(await db.feeAgreement.count()).toBe(0);
});

it("refuses to remove an agreement after a fee, of a closed case or twice", async () => {
  expect(await remove()).toMatchObject({ error: "RESOURCE_CONFLICT" });
  await agree();
  const adviser = await staffAs("adviser");
  expect(await agree({}, adviser)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await remove(adviser)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await remove()).toMatchObject({ ok: true });
  await agree();
  const { reference } = stage;
  await invoiceFee(manager, { reference, feeCount: 0, arrivedOn: "2027-01-14", amount: 80_000, address }, now);
  expect(await remove()).toEqual(rule("invoiced"));
  await close();
  expect(await remove()).toEqual(rule("closed"));
  expect(await db.feeAgreement.count()).toBe(1);
});
