import { book } from "@/lib/booking/commands/book";
import { cancel } from "@/lib/booking/change/commands/cancel";
import { clearBookings, queuedEmails } from "@/lib/booking/testing/stored-bookings";
import { clearFirm, firm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import { addDays } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { anOffice, noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { recordRefundByStaff } from "./commands/record-refund";
import { recordPaymentByStaff } from "./commands/record-payment";
import { findAccount } from "./queries/account";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const price = 13_000;
let id = "";

beforeEach(async () => {
  await clearBookings();
  const office = await anOffice({ advisers: 1 });
  offerInvoices();
  const request = aBookingRequest(office, { start: noon, price: { minor: price, currency: "CAD" } });
  const booked = await book(request, {}, now);
  if (!booked.ok) throw new Error(booked.error);
  id = booked.value.bookingId;
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
});
afterEach(clearFirm);

async function arrives(amountMinor: number) {
  const manager = await staffAs("manager");
  const today = dayOf(now, firm().zone);
  const { reference } = await db.booking.findUniqueOrThrow({ where: { id }, select: { reference: true } });
  const account = await findAccount(manager, reference, today);
  return recordPaymentByStaff(manager, { reference, version: account?.version ?? 0, amountMinor, paidOn: today }, now);
}

const kinds = async () => (await queuedEmails()).map(({ kind }) => kind);

it("tells the client that a late payment will be sent back", async () => {
  expect(await arrives(price - 1)).toEqual({ ok: true, value: "arrivedLate" });
  expect(await kinds()).toContain("late-payment");
});

it("sends no late-payment email if the appointment is restored or the client has no email address", async () => {
  expect(await arrives(price)).toEqual({ ok: true, value: "restored" });
  expect(await kinds()).not.toContain("late-payment");
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
  // The database accepts a booking without an email address only if staff made the booking.
  const { id: bookedById } = await staffAs("manager");
  await db.booking.update({ where: { id }, data: { email: null, bookedById } });
  await arrives(1);
  expect(await kinds()).not.toContain("late-payment");
});

it("refuses a transfer or refund dated before the first invoice, and a refund of more than we owe", async () => {
  const manager = await staffAs("manager");
  const { reference } = await db.booking.findUniqueOrThrow({ where: { id }, select: { reference: true } });
  const today = dayOf(now, firm().zone);
  const target = async () => ({
    reference,
    version: (await findAccount(manager, reference, today))?.version ?? 0,
  });
  const early = addDays(today, -1);
  const code = (field: string, text: string) => ({ details: { codes: { [field]: [text] } } });
  const arrival = { amountMinor: price - 1, paidOn: early };
  expect(await recordPaymentByStaff(manager, { ...(await target()), ...arrival }, now)).toMatchObject({
    details: { rule: "before-invoice" },
  });
  await recordPaymentByStaff(manager, { ...(await target()), ...arrival, paidOn: today }, now);
  const refund = { amountMinor: price - 1, madeOn: early, reason: undefined };
  expect(await recordRefundByStaff(manager, { ...(await target()), ...refund }, now)).toMatchObject({
    details: { rule: "before-invoice" },
  });
  expect(
    await recordRefundByStaff(manager, { ...(await target()), ...refund, madeOn: today, amountMinor: price }, now),
  ).toMatchObject(code("amount", "moreThanToRefund"));
  expect(await recordRefundByStaff(manager, { ...(await target()), ...refund, madeOn: today }, now)).toMatchObject({
    ok: true,
  });
});
