import { removePayment } from "../desk/commands/remove-payment";
import { findAccount } from "../desk/queries/account";
import { clearBookings } from "@/lib/booking/testing/stored-bookings";
import { clearFirm } from "@/lib/firm/settings-snapshot";
import { issueInvoice } from "../account/commands/issue-invoice";
import { recordPayment } from "../account/commands/record-payment";
import { recordRefund } from "../account/commands/record-refund";
import { loadIssued, loadBalance } from "../account/loaders";
import { today, withBalance } from "../account/testing/invoiced-booking";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { aMailer } from "@/lib/testing/a-mailer";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { jobs } from "@/lib/testing/inbox";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { staffAs } from "@/lib/testing/staff-as";

import { recordAgreement, removeAgreement } from "./commands/agreement";
import { invoiceFee } from "./commands/invoice-fee";
import { sendFeeEmail } from "./commands/send-fee-email";
import { cancelFee } from "./commands/cancel-fee";
import { findAgreement } from "./queries/fees";
import { address, now, returnMoney, storeFeeCase } from "./testing/fee-case";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;
let [bookingId, reference, caseId, documentId] = ["", "", "", ""];

const comesBack = (amount: string) => returnMoney(manager, { caseId, reference }, amount);

const agree = (rate = 1_250, change = {}) =>
  recordAgreement(manager, { reference, agreedOn: "2027-01-10", rate, documentId, ...change }, now);
const invoice = (amount: number, feeCount = 0, arrivedOn: `${number}-${number}-${number}` = "2027-01-14") =>
  invoiceFee(manager, { reference, feeCount, arrivedOn, amount, address }, now);
const invoicePrice = async () => {
  await db.booking.update({ where: { id: bookingId }, data: { priceMinor: 13_000, currency: "CAD" } });
  return db.$transaction((tx) => issueInvoice(tx, manager, { bookingId, now }));
};
const pay = (amountMinor: number) =>
  withBalance(bookingId, (tx, account) => recordPayment(tx, manager, { ...account, amountMinor, paidOn: today, now }));
const refund = (amountMinor: number, invoiceId?: string) =>
  withBalance(bookingId, (tx, account) =>
    recordRefund(tx, manager, { ...account, amountMinor, madeOn: today, reason: "Agreed", invoiceId, now }),
  );

beforeEach(async () => {
  await clearBookings();
  await emptyTables("case_rule_sets", "invoice_counters");
  await db.staffUser.deleteMany({});
  manager = await staffAs("manager");
  offerInvoices();
  ({ bookingId, reference, caseId, documentId } = await storeFeeCase(manager));
});
afterEach(clearFirm);

it("invoices the agreed part of the money that arrived, and emails the client", async () => {
  expect(await agree()).toMatchObject({ ok: true });
  // 12.5% of CAD 333.33 is CAD 41.66625.
  expect(await invoice(33_333)).toEqual({ ok: true, value: { isEmailed: true } });
  expect(await loadBalance(bookingId, now)).toMatchObject({ state: "open", owedMinor: 4_166, dueOn: "2027-01-29" });
  const [fee] = (await findAgreement(caseId))?.fees ?? [];
  const issued = await loadIssued(fee?.invoiceId ?? "", bookingId);
  expect(issued?.content).toMatchObject({ serviceDay: "2027-01-14", buyer: { address } });
  expect(issued?.content.service.replaceAll("\u00a0", " ")).toBe(
    "Success fee: 12.5% of $333.33 CAD that reached your account on 14 January 2027, as agreed in writing on 10 January 2027",
  );
  const [job] = await jobs("fee-email");
  const mailer = aMailer();
  expect(await sendFeeEmail(job?.payload as { caseId: string; feeId: string }, now, mailer)).toBe("sent");
  expect(mailer.emails[0]?.text.replaceAll("\u00a0", " ")).toContain("$41.66 CAD");
  expect(mailer.emails[0]?.text).not.toContain("IBAN");
});

it("reminds the client of the unpaid part of the fee only, three days before the due date", async () => {
  await agree();
  await invoice(80_000);
  await pay(5_000);
  expect(await refund(2_000)).toMatchObject({ ok: true });
  await invoicePrice();

  const [, job] = await jobs("fee-email");
  expect(job?.run_at).toEqual(new Date("2027-01-26T17:00:00Z"));
  const reminder = job?.payload as { caseId: string; feeId: string; isReminder: boolean };
  const mailer = aMailer();
  expect(await sendFeeEmail(reminder, now, mailer)).toBe("sent");
  expect(mailer.emails[0]?.text).toContain("Your invoice is still open");
  expect(mailer.emails[0]?.text.replaceAll("\u00a0", " ")).toContain("$50 CAD");
  await pay(5_000);
  expect(await sendFeeEmail(reminder, now, aMailer())).toBe("outdated");
});

it("removes a payment that was recorded by mistake, and its amount is owed again", async () => {
  await agree();
  await invoice(80_000);
  const { reference: bookingReference } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  await pay(10_000);
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { bookingId } });
  const account = await findAccount(manager, bookingReference, "2027-01-15");
  const target = { reference: bookingReference, version: account?.version ?? 0, paymentId };
  expect(await removePayment(manager, { ...target, version: 1 }, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await removePayment(manager, target, now)).toEqual({ ok: true, value: "removed" });
  expect((await findAccount(manager, bookingReference, "2027-01-15"))?.version).toBe(target.version + 1);
  expect(await loadBalance(bookingId, now)).toMatchObject({ owedMinor: 10_000, state: "open" });
  const event = await db.auditEvent.findFirst({ where: { action: "payment.removed" } });
  expect(event?.details).toEqual({ amount: 10_000, currency: "CAD", day: "2027-01-15" });
});

it("refuses a fee invoice without an agreement, or for more money than was returned", async () => {
  expect(await invoice(100)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  await agree();
  expect(await invoice(80_001)).toMatchObject({ details: { codes: { amount: ["moreThanReturned"] } } });
  expect(await invoice(50_000)).toMatchObject({ ok: true });
  expect(await invoice(30_001, 1)).toMatchObject({ details: { codes: { amount: ["moreThanReturned"] } } });
  expect(await invoice(30_000, 1)).toMatchObject({ ok: true });
  expect(await invoice(1, 2)).toMatchObject({ details: { codes: { amount: ["nothingReturned"] } } });
  expect(await db.invoice.count()).toBe(2);
});

it("refuses every amount if nothing was returned, and accepts every amount if only a crypto asset was returned", async () => {
  await comesBack("0");
  await agree();
  expect(await invoice(100)).toMatchObject({ details: { codes: { amount: ["nothingReturned"] } } });
  await db.caseLoss.updateMany({ where: { caseId }, data: { currency: "BTC", returnedAmount: "0.015" } });
  expect(await invoice(100_000)).toMatchObject({ ok: true });
});

it("refuses a fee on money that arrived before the agreement or arrives in the future, and issues only one invoice for two identical requests", async () => {
  await agree();
  expect(await invoice(100, 0, "2027-01-09")).toMatchObject({ details: { codes: { arrivedOn: ["beforeAgreement"] } } });
  expect(await invoice(100, 0, "2027-01-16")).toMatchObject({ details: { codes: { arrivedOn: ["dayInFuture"] } } });
  const both = await Promise.all([invoice(10_000), invoice(10_000)]);
  expect(both.map((each) => (each.ok ? "issued" : each.error)).toSorted()).toEqual(["RESOURCE_CONFLICT", "issued"]);
});

it("invoices the price of an appointment even if a success fee has been invoiced", async () => {
  await agree();
  await invoice(80_000);
  expect(await invoicePrice()).toMatchObject({ ok: true });
});

it("credits a refund to the invoice that staff choose, or else to the latest invoice that can still be credited by this amount", async () => {
  await agree();
  await invoicePrice();
  await invoice(80_000);
  await pay(23_000);
  const documents = async () => (await loadBalance(bookingId, now))?.documents ?? [];
  const [first] = await documents();
  expect(await refund(13_001)).toMatchObject({ details: { rule: "more-than-invoice" } });
  expect(await refund(2_000, first?.id)).toMatchObject({ ok: true });
  expect((await documents()).map(({ leftMinor }) => leftMinor)).toEqual([11_000, 10_000, 0]);
  // The latest invoice has too little left for this refund, so the refund is credited to the first invoice.
  expect(await refund(10_500)).toMatchObject({ ok: true });
  expect((await documents()).map(({ leftMinor }) => leftMinor)).toEqual([500, 10_000, 0, 0]);
});

it("refuses to cancel an invoice twice, and does not send the queued email about a cancelled invoice", async () => {
  await agree();
  await invoice(80_000);
  const [fee] = (await findAgreement(caseId))?.fees ?? [];
  const [job] = await jobs("fee-email");
  const cancel = () => cancelFee(manager, { reference, id: fee?.id ?? "", reason: "The money went back." }, now);
  expect(await cancel()).toMatchObject({ ok: true });
  expect(await cancel()).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await loadBalance(bookingId, now)).toMatchObject({ state: "released", owedMinor: 0 });
  expect(await sendFeeEmail(job?.payload as { caseId: string; feeId: string }, now, aMailer())).toBe("outdated");
  // A new fee for the same money can be invoiced.
  expect(await invoice(80_000, 1)).toMatchObject({ ok: true });
});

it("records an agreement only with a document of the case's client, and removes it only before a fee is invoiced", async () => {
  expect(await agree(1_250, { agreedOn: "2027-01-16" })).toMatchObject({ details: { rule: "future" } });
  const stranger = await db.booking.findUniqueOrThrow({ where: { id: await storeBooking(now) } });
  await db.document.update({ where: { id: documentId }, data: { clientId: stranger.clientId } });
  expect(await agree()).toMatchObject({ details: { rule: "document" } });
  const { clientId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  await db.document.update({ where: { id: documentId }, data: { clientId } });
  await agree();
  expect(await removeAgreement(manager, { reference }, now)).toMatchObject({ ok: true });
  await agree(2_000);
  await agree(1_000);
  await invoice(10_000);
  expect(await findAgreement(caseId)).toMatchObject({ rateBasisPoints: 1_000, fees: [{ feeMinor: 1_000 }] });
  expect(await removeAgreement(manager, { reference }, now)).toMatchObject({ details: { rule: "invoiced" } });
});

it("the database rejects a fee with an amount that does not match its rate, a fee for money that has not arrived yet, and an invoice that differs from its fee", async () => {
  await agree();
  const fee = {
    caseId,
    arrivedOn: new Date("2027-01-14"),
    arrivedMinor: 10_000,
    currency: "CAD",
    rateBasisPoints: 1_250,
  };
  const at = { createdAt: new Date(now) };
  const create = (change: object) => db.successFee.create({ data: { ...fee, feeMinor: 1_250, ...at, ...change } });
  await expect(create({ feeMinor: 1_251 })).rejects.toThrow("success_fee_follows_its_rate");
  await expect(create({ arrivedOn: new Date("2027-01-17") })).rejects.toThrow("success_fee_follows_the_money");
  const { id: successFeeId } = await create({});
  const document = (totalMinor: number, change = {}) =>
    db.invoice.create({
      data: {
        kind: "invoice",
        year: 2027,
        bookingId,
        successFeeId,
        currency: "CAD",
        locale: "en",
        ...at,
        issuedOn: new Date("2027-01-15"),
        dueOn: new Date("2027-01-29"),
        contentCipher: new Uint8Array(1),
        netMinor: totalMinor,
        taxMinor: 0,
        totalMinor,
        ...change,
      },
    });
  await expect(document(1_251)).rejects.toThrow("has its amount and client");
  await expect(document(1_250, { bookingId: await storeBooking(now) })).rejects.toThrow("has its amount and client");
  await document(1_250);
  await expect(document(1_250)).rejects.toThrow();
});
