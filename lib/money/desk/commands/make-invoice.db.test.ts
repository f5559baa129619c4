import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { queuedEmails } from "@/lib/booking/testing/stored-bookings";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { clearPayments, moneyOf, now, price, storeInvoicedBooking } from "../../account/testing/invoiced-booking";
import { loadAccount, loadPayments, paymentsQuery } from "../loaders";
import { byRule, targetOf } from "../testing/account-target";
import { makeInvoice } from "./make-invoice";
import { remindClient } from "./remind-client";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await clearPayments();
  manager = await staffAs("manager");
});

const start = Date.parse("2027-04-20T15:00:00Z");

async function aBooking(changes: Parameters<typeof storeBooking>[1] = {}) {
  const id = await storeBooking(start, { priceMinor: price, currency: "CAD", ...changes });
  const { reference, version } = await db.booking.findUniqueOrThrow({ where: { id } });
  return { id, target: { reference, version } };
}

const invoicesOf = (bookingId: string) => db.invoice.findMany({ where: { bookingId } });

describe("an invoice for a booking without one", () => {
  it("is made once, with its reminder, and the payment can then be recorded", async () => {
    const { id, target } = await aBooking();
    const both = await Promise.all([makeInvoice(manager, target, now), makeInvoice(manager, target, now)]);
    expect(both).toContainEqual({ ok: true, value: "invoiced" });
    expect(both).toContainEqual(expect.objectContaining({ error: "RESOURCE_ALREADY_EXISTS" }));
    expect(await invoicesOf(id)).toMatchObject([{ totalMinor: price }]);
    expect(await queuedEmails()).toMatchObject([{ kind: "invoice-reminder" }]);
    const account = await loadAccount(manager, target.reference, { locale: "en", now });
    expect(account).toMatchObject({ opensClient: true, hasEmail: true, balance: { owedMinor: price } });
  });

  it("has two weeks to be paid if the appointment is over", async () => {
    const { id, target } = await aBooking({ status: "completed", completedAt: new Date(now) });
    expect(await makeInvoice(manager, target, start + 3_600_000)).toMatchObject({ ok: true });
    expect(await invoicesOf(id)).toMatchObject([{ dueOn: new Date("2027-05-04") }]);
  });

  it.each([
    ["the booking is free", { priceMinor: 0 }, byRule("free")],
    ["the booking was cancelled", { status: "cancelled" as const }, byRule("state")],
  ])("is refused if %s", async (_, changes, refusal) => {
    const { id, target } = await aBooking(changes);
    expect(await makeInvoice(manager, target, now)).toMatchObject(refusal);
    expect(await invoicesOf(id)).toEqual([]);
  });

  it("is refused if the booking was moved meanwhile, or if the staff member may not see it", async () => {
    const { id, target } = await aBooking();
    expect(await makeInvoice(await staffAs("adviser"), target, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    await db.booking.update({ where: { id }, data: { version: { increment: 1 } } });
    expect(await makeInvoice(manager, target, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    expect(await invoicesOf(id)).toEqual([]);
  });
});

describe("an email about an unpaid invoice", () => {
  it("goes once a day", async () => {
    const booking = await storeInvoicedBooking();
    const at = Date.now();
    expect(await remindClient(manager, await targetOf(manager, booking), at)).toEqual({ ok: true, value: "reminded" });
    expect(await remindClient(manager, await targetOf(manager, booking), at)).toMatchObject(byRule("today"));
    const later = at + 2 * 86_400_000;
    expect(await remindClient(manager, await targetOf(manager, booking), later)).toMatchObject({ ok: true });
    expect((await queuedEmails()).map(({ kind }) => kind)).toEqual(["invoice-reminder", "invoice-reminder"]);
    const told = await db.auditEvent.findMany({ where: { action: "payment.client-reminded" }, orderBy: { id: "asc" } });
    expect(told.map(({ details }) => details)).toEqual([{ copy: 1 }, { copy: 2 }]);
  });

  it("is refused without an email address and after the payment", async () => {
    const booking = await storeInvoicedBooking({ email: null, bookedById: manager.id });
    expect(await remindClient(manager, await targetOf(manager, booking), now)).toMatchObject(byRule("state"));
    const paid = await storeInvoicedBooking();
    await db.payment.create({
      data: {
        bookingId: paid.id,
        amountMinor: price,
        currency: "CAD",
        provider: "invoice",
        state: "paid",
        paidAt: new Date(now),
      },
    });
    expect(await remindClient(manager, await targetOf(manager, paid), now)).toMatchObject(byRule("state"));
    expect(await queuedEmails()).toEqual([]);
    expect((await moneyOf(paid.id)).payments).toHaveLength(1);
  });
});

it("finds payments by name, phone number, reference, a part of it, or the number of the invoice", async () => {
  const reference = "FRS-8V3N-5R24";
  const { id, invoiceId } = await storeInvoicedBooking({ reference, firstName: "Ida", lastName: "Quist" });
  const { phone } = await db.booking.findUniqueOrThrow({ where: { id } });
  const { year, number } = await db.invoice.findUniqueOrThrow({ where: { id: invoiceId } });
  const found = async (q: string) => {
    const { page, counts } = await loadPayments(manager, paymentsQuery.parse({ q }), { locale: "en", now });
    expect(counts.find(({ view }) => view === "open")?.count).toBe(page.rows.length);
    return page.rows.map((row) => row.reference);
  };
  for (const q of ["quist", "Ida Q", phone, reference, reference.slice(0, 8), `${year}-${number}`])
    expect([q, await found(q)]).toEqual([q, [reference]]);
  for (const q of ["nobody", `C${year}-${number}`, `${year + 1}-${number}`])
    expect([q, await found(q)]).toEqual([q, []]);
});
