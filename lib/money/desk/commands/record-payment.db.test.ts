import { cancel } from "@/lib/booking/change/commands/cancel";
import { queuedEmails } from "@/lib/booking/testing/stored-bookings";
import {
  clearPayments,
  moneyOf,
  now,
  price,
  storeInvoicedBooking,
  today,
  tomorrow,
} from "../../account/testing/invoiced-booking";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { byRule, targetOf } from "../testing/account-target";
import { recordPaymentByStaff } from "./record-payment";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let manager: Staff;

beforeEach(async () => {
  await clearPayments();
  manager = await staffAs("manager");
});

type Arrival = { readonly amountMinor: number; readonly paidOn?: `${number}-${number}-${number}` };
type Stored = { readonly id: string; readonly reference: string };

const arrives = async (booking: Stored, { amountMinor, paidOn = today }: Arrival, at = now) =>
  recordPaymentByStaff(manager, { ...(await targetOf(manager, booking)), amountMinor, paidOn }, at);

/** Stores a booking that the client cancelled before paying, so that its invoice is credited in full. */
async function aCancelledBooking() {
  const booking = await storeInvoicedBooking();
  await cancel({ kind: "visitor" }, { id: booking.id, reason: undefined, noticeMinutes: 0 }, now);
  return booking;
}

const arrivals = [
  ["a day in the future", { amountMinor: price, paidOn: tomorrow }, byRule("future")],
  ["a day before the first invoice", { amountMinor: price, paidOn: "2027-01-14" }, byRule("before-invoice")],
] as const;

describe.each([
  ["for a booking with an open invoice", () => storeInvoicedBooking()],
  ["for a cancelled booking", aCancelledBooking],
])("a transfer %s", (_, stored) => {
  it.each(arrivals)("is refused with %s and changes nothing", async (__, arrival, refusal) => {
    const booking = await stored();
    const before = await moneyOf(booking.id);
    expect(await arrives(booking, arrival)).toEqual(refusal);
    expect(await moneyOf(booking.id)).toEqual(before);
  });

  it("is refused if the page is out of date, or if the staff member may not see the booking", async () => {
    const booking = await stored();
    const before = await moneyOf(booking.id);
    const { reference, version } = await targetOf(manager, booking);
    const arrival = { reference, amountMinor: price, paidOn: today } as const;
    expect(await recordPaymentByStaff(manager, { ...arrival, version: version - 1 }, now)).toMatchObject({
      error: "RESOURCE_CONFLICT",
    });
    const adviser = await staffAs("adviser");
    expect(await recordPaymentByStaff(adviser, { ...arrival, version }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    expect(await moneyOf(booking.id)).toEqual(before);
  });
});

it("says that more arrived than was owed, and refuses the same transfer from the same page", async () => {
  const booking = await storeInvoicedBooking();
  const target = await targetOf(manager, booking);
  const arrival = { ...target, amountMinor: price + 4_000, paidOn: today } as const;
  expect(await recordPaymentByStaff(manager, arrival, now)).toEqual({ ok: true, value: "overpaid" });
  expect(await recordPaymentByStaff(manager, arrival, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  const late = await aCancelledBooking();
  expect(await arrives(late, { amountMinor: price + 1 })).toEqual({ ok: true, value: "overpaid" });
  expect((await moneyOf(late.id)).status).toBe("confirmed");
});

it("says whether an open invoice is paid in part or in full", async () => {
  const booking = await storeInvoicedBooking();
  expect(await arrives(booking, { amountMinor: 1 })).toEqual({ ok: true, value: "partlyPaid" });
  expect(await arrives(booking, { amountMinor: price - 1 })).toEqual({ ok: true, value: "paid" });
  expect((await moneyOf(booking.id)).status).toBe("confirmed");
});

describe("a late transfer for a cancelled booking", () => {
  const emails = async () => (await queuedEmails()).map(({ kind }) => kind);

  it("restores and invoices the booking again if the whole price arrived", async () => {
    const booking = await aCancelledBooking();
    expect(await arrives(booking, { amountMinor: price })).toEqual({ ok: true, value: "restored" });
    expect(await moneyOf(booking.id)).toMatchObject({
      status: "confirmed",
      documents: [{ kind: "invoice" }, { kind: "credit_note" }, { kind: "invoice", totalMinor: price }],
      payments: [{ amountMinor: price }],
    });
  });

  it.each([
    ["only a part of the price arrived", price - 1, {}],
    ["the client withdrew from the contract", price, { withdrawnAt: new Date(now) }],
    ["the appointment has begun", price, { startsAt: new Date(now - 1), endsAt: new Date(now + 3_600_000) }],
  ])("keeps the booking cancelled if %s, and tells the client", async (_, amountMinor, change) => {
    const booking = await aCancelledBooking();
    await db.booking.update({ where: { id: booking.id }, data: change });
    expect(await arrives(booking, { amountMinor })).toEqual({ ok: true, value: "arrivedLate" });
    expect(await moneyOf(booking.id)).toMatchObject({ status: "cancelled", payments: [{ amountMinor }] });
    expect(await emails()).toContain("late-payment");
  });
});
