import { clearFirm } from "@/lib/firm/settings-snapshot";
import { openContent } from "@/lib/money/account/invoice/content";
import { loadBalance } from "@/lib/money/account/loaders";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { emptyTables } from "@/lib/testing/empty-tables";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { clearBookings, queuedEmails } from "../testing/stored-bookings";
import { book } from "./book";
import { cancel } from "../change/commands/cancel";
import { reschedule } from "../change/commands/reschedule";

let office: Office;

beforeEach(async () => {
  await clearBookings();
  await emptyTables("invoice_counters");
  office = await anOffice({ advisers: 2 });
  offerInvoices();
});
afterEach(clearFirm);

const aRequest = (start: number, minor = 13_000) =>
  aBookingRequest(office, { start, price: { minor, currency: "CAD" } });

async function booked(start = noon, minor?: number) {
  const result = await book(aRequest(start, minor), {}, now);
  if (!result.ok) throw new Error(result.error);
  return result.value.booking ?? { id: "", status: "" };
}

it("stores a priced booking together with its invoice, and reserves the time before the payment", async () => {
  const { id, status } = await booked();
  expect(status).toBe("awaiting_payment");
  const row = await db.booking.findUniqueOrThrow({ where: { id }, include: { occupied: true } });
  // The appointment is on Friday at noon, so clients can change it online until Friday at midnight. Payment is due on
  // the working day before, Thursday. In Toronto, Thursday ends at 05:00 UTC on Friday.
  expect(row).toMatchObject({ status: "awaiting_payment", paymentDueAt: new Date("2027-01-15T05:00:00Z") });
  expect(row.occupied).not.toBeNull();
  expect(await loadBalance(id, now)).toMatchObject({
    state: "open",
    owedMinor: 13_000,
    dueOn: "2027-01-14",
    currency: "CAD",
    invoiceNumber: "2027-0001",
  });
  expect((await queuedEmails()).map(({ kind }) => kind).sort()).toEqual([
    "confirmed",
    "invoice-reminder",
    "reminder-24h",
    "reminder-2h",
  ]);
});

it("issues no invoice if the appointment is free, and no invoice if the firm has no bank details", async () => {
  const free = await booked(noon, 0);
  expect(free.status).toBe("confirmed");
  clearFirm();
  const priced = await booked(noon + msPerDay);
  expect(priced.status).toBe("confirmed");
  expect(await db.invoice.count()).toBe(0);
});

it("prints the client's postal address on the invoice, and stores no address if there is no invoice", async () => {
  const invoiceAddress = { street: "Hauptstraße 6", postcode: "84107", town: "Weihmichl", country: "DE" };
  const free = await book({ ...aRequest(noon, 0), invoiceAddress }, {}, now);
  const priced = await book({ ...aRequest(noon + msPerDay), invoiceAddress }, {}, now);
  if (!free.ok || !priced.ok) throw new Error("Not booked");
  expect(await db.booking.count({ where: { invoiceAddressCipher: { not: null } } })).toBe(1);
  const { contentCipher } = await db.invoice.findFirstOrThrow({ where: { bookingId: priced.value.bookingId } });
  expect(openContent(contentCipher).buyer.address).toEqual(invoiceAddress);
});

it("queues no reminder of an invoice that is due within a few days", async () => {
  await booked(now + 2 * msPerDay);
  expect((await queuedEmails()).map(({ kind }) => kind)).not.toContain("invoice-reminder");
});

describe("the due date after a move", () => {
  async function movedTo(start: number, at = now) {
    const { id } = await booked(noon + 21 * msPerDay);
    const booking = await db.booking.findUniqueOrThrow({ where: { id } });
    const moved = await reschedule(
      { kind: "visitor" },
      { booking, service: office.service, start, noticeMinutes: 0 },
      at,
    );
    if (!moved.ok) throw new Error(moved.error);
    const reminders = await db.$queryRaw<{ runs: Date }[]>`
      select run_at as runs from graphile_worker._private_jobs where key = ${`invoice-reminder:${id}`}`;
    const { paymentDueAt } = await db.booking.findUniqueOrThrow({ where: { id } });
    return { paymentDueAt, dueOn: (await loadBalance(id, at))?.dueOn, reminders };
  }

  it("is the last working day before the notice of the nearer appointment", async () => {
    expect(await movedTo(noon)).toEqual({
      dueOn: "2027-01-14",
      paymentDueAt: new Date("2027-01-15T05:00:00Z"),
      reminders: [{ runs: new Date("2027-01-11T17:00:00Z") }],
    });
  });

  it("stays the end of the 14-day term if the appointment moves further away", async () => {
    expect(await movedTo(noon + 28 * msPerDay)).toMatchObject({ dueOn: "2027-01-22" });
  });

  it("is today if the new appointment is within the notice", async () => {
    const at = noon + msPerDay;
    expect(await movedTo(noon + 3 * msPerDay, at)).toMatchObject({ dueOn: "2027-01-16", reminders: [] });
  });
});

it("credits the whole invoice when the appointment is cancelled", async () => {
  const { id } = await booked();
  expect((await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now)).ok).toBe(true);
  expect(await loadBalance(id, now)).toMatchObject({
    state: "released",
    owedMinor: 0,
    creditedMinor: 13_000,
    documents: [{ number: "2027-0001" }, { number: "C2027-0001" }],
  });
});

it("numbers the invoices of parallel bookings without gaps, even if some of the bookings are refused", async () => {
  const starts = Array.from({ length: 12 }, (_, n) => noon + Math.floor(n / 3) * msPerDay);
  const requests = starts.map((start) => book(aRequest(start), {}, now));
  const made = (await Promise.all(requests)).filter(({ ok }) => ok);
  expect(made).toHaveLength(8);
  const numbers = await db.invoice.findMany({ orderBy: { number: "asc" }, select: { number: true } });
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
