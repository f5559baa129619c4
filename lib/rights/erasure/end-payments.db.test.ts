import { storeCase } from "@/lib/cases/testing/stored-cases";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { eraseClient } from "./commands/erase-client";
import { runRetention } from "../retention/commands/run-retention";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

const by = { kind: "terminal" } as const;
const at = (day: string) => new Date(`${day}T12:00:00Z`);

async function aPaidBooking() {
  const client = await aClient().insert();
  const meeting = { adviser: await anAdviser().insert(), service: await aService().insert() };
  const booking = await aBooking(meeting).by(client).startingAt(at("2017-05-01")).insert();
  return { client, bookingId: booking.id };
}

const aPayment = (bookingId: string, day: string) =>
  db.payment.create({
    data: {
      bookingId,
      provider: "stripe",
      providerId: `p-${bookingId}-${day}`,
      amountMinor: 100,
      currency: "CAD",
      state: "paid",
      paidAt: at(day),
      createdAt: at(day),
    },
  });

const aDocument = (bookingId: string, day: string, correctsId?: string, successFeeId: string | null = null) =>
  db.invoice.create({
    data: {
      successFeeId,
      kind: correctsId ? "credit_note" : "invoice",
      correctsId: correctsId ?? null,
      year: Number(day.slice(0, 4)),
      bookingId,
      issuedOn: at(day),
      dueOn: correctsId ? null : at(day),
      currency: "CAD",
      netMinor: 100,
      taxMinor: 0,
      totalMinor: 100,
      locale: "en",
      contentCipher: encrypt("{}", "invoices.content"),
    },
  });

const counts = async (year: number, isDryRun: boolean) => {
  const run = await runRetention({ by, isDryRun }, Date.UTC(year, 0, 2));
  return { payments: run.counts.payments ?? 0, invoices: run.counts.invoices ?? 0 };
};

test("payments and invoices are deleted after seven full calendar years, and an erased client's name is cleared together with the payment", async () => {
  const { client, bookingId } = await aPaidBooking();
  await aPayment(bookingId, "2017-05-01");
  const staff = await staffAs("compliance");
  await eraseClient(staff, { clientId: client.id, cause: "request" }, at("2018-01-01").getTime());
  const name = async () => (await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).firstName;
  expect(await name()).not.toBe("");

  const invoiced = await aPaidBooking();
  const corrected = await aDocument(invoiced.bookingId, "2017-12-31");
  await aDocument(invoiced.bookingId, "2017-01-01");
  await aDocument(invoiced.bookingId, "2018-01-01", corrected.id);
  await aPayment(invoiced.bookingId, "2018-01-01");

  expect(await counts(2024, true)).toEqual({ payments: 0, invoices: 0 });
  expect(await counts(2025, true)).toEqual({ payments: 1, invoices: 1 });
  expect(await name()).not.toBe("");
  expect(await counts(2025, false)).toEqual({ payments: 1, invoices: 1 });
  expect(await name()).toBe("");
  // The corrected invoice is kept for one more year, because its credit note was issued in 2018.
  expect(await counts(2026, true)).toEqual({ payments: 1, invoices: 2 });
  expect(await counts(2026, false)).toEqual({ payments: 1, invoices: 2 });
  expect(await db.invoiceCounter.count()).toBe(2);
});

test("a payment is kept as long as its latest refund, and is deleted together with its refunds", async () => {
  const { bookingId } = await aPaidBooking();
  const { id: paymentId } = await aPayment(bookingId, "2017-05-01");
  const invoice = await aDocument(bookingId, "2017-05-01");
  const { id: creditNoteId } = await aDocument(bookingId, "2017-06-01", invoice.id);
  const early = at("2017-06-01");
  await db.refund.create({ data: { paymentId, creditNoteId, amountMinor: 10, madeAt: early, createdAt: early } });
  await db.refund.create({
    data: { paymentId, amountMinor: 40, madeAt: at("2018-02-01"), createdAt: at("2018-02-01") },
  });
  expect(await counts(2025, false)).toEqual({ payments: 0, invoices: 0 });
  expect(await counts(2026, true)).toEqual({ payments: 1, invoices: 2 });
  expect(await counts(2026, false)).toEqual({ payments: 1, invoices: 2 });
  expect(await db.refund.count()).toBe(0);
});

test("a closed case is kept as long as the invoice for its success fee", async () => {
  const { client, bookingId } = await aPaidBooking();
  const { id } = await storeCase({ clientId: client.id });
  const closeReasonCipher = encrypt("The rest is gone", "cases.close_reason");
  const day = { arrivedOn: at("2017-05-01"), createdAt: at("2017-05-01") };
  const rate = { rateBasisPoints: 1_000, feeMinor: 100, arrivedMinor: 1_000, currency: "CAD" };
  await db.feeAgreement.create({
    data: { caseId: id, agreedOn: at("2017-04-01"), rateBasisPoints: 1_000, fees: { create: { ...day, ...rate } } },
  });
  await db.case.update({
    where: { id },
    data: {
      state: "closed",
      outcome: "none",
      closeReasonCipher,
      openedAt: at("2017-01-01"),
      closedAt: at("2017-06-01"),
    },
  });
  const { id: feeId } = await db.successFee.findFirstOrThrow({ where: { caseId: id } });
  await aDocument(bookingId, "2017-05-01", undefined, feeId);
  const run = (year: number, isDryRun = false) => runRetention({ by, isDryRun }, Date.UTC(year, 6, 2));
  expect((await run(2024)).counts.cases).toBeUndefined();
  expect((await run(2025, true)).counts).toMatchObject({ success_fees: 1, invoices: 1 });
  expect((await run(2025)).counts).toMatchObject({ success_fees: 1, invoices: 1 });
  expect((await run(2025)).counts).toMatchObject({ cases: 1 });
  expect(await db.feeAgreement.count({ where: { caseId: id } })).toBe(0);
});

test("a legal hold keeps payments and invoices", async () => {
  await db.payment.deleteMany({});
  const { client, bookingId } = await aPaidBooking();
  await aPayment(bookingId, "2017-05-01");
  await aDocument(bookingId, "2017-05-01");
  const staff = await staffAs("compliance");
  const reasonCipher = encrypt("A court asked for it", "legal_holds.reason");
  const { id } = await db.legalHold.create({
    data: { clientId: client.id, reasonCipher, placedById: staff.id, placedAt: at("2020-01-01") },
  });
  expect(await counts(2026, false)).toEqual({ payments: 0, invoices: 0 });
  await db.legalHold.delete({ where: { id } });
  expect(await counts(2026, false)).toEqual({ payments: 1, invoices: 1 });
});
