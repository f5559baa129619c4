import { insertVersion } from "@/lib/firm/commands/settings";
import { listSetupMarks } from "@/lib/firm/queries/setup-marks";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { clearFirm, readFirm } from "@/lib/firm/settings-snapshot";
import { listClients } from "@/lib/clients/queries/list";
import { db } from "@/lib/platform/db/client";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { countBookingsMade } from "@/lib/reports/queries/figures";
import { runRetention } from "@/lib/rights/retention/commands/run-retention";
import { findClients } from "@/lib/search/queries/people";
import { readTerms } from "@/lib/search/terms";
import { countComingBookings } from "@/lib/services/desk/queries/bookings";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { emptyTables } from "@/lib/testing/empty-tables";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { notifyStaff } from "../desk/commands/notify-staff";
import { clearBookings } from "../testing/stored-bookings";
import { book } from "./book";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

let office: Office;
let admin: Staff;

beforeEach(async () => {
  clearFirm();
  await clearBookings();
  office = await anOffice({ advisers: 1 });
  admin = await staffAs("admin");
  await emptyTables("firm_settings", "setup_marks");
  const bank = { holder: "Sample Inc.", lines: ["IBAN DE89 3704 0044 0532 0130 00"] };
  await insertVersion(db, { profile: "ca", version: 1, facts: { ...sampleFacts.ca, bank } });
  await readFirm();
});
afterAll(() => clearFirm());

/** Books a priced appointment as a test of the administrator, and returns the id of the booking. */
async function test(change: Parameters<typeof aBookingRequest>[1] = {}): Promise<string> {
  const request = aBookingRequest(office, { price: { minor: 15_000, currency: "CAD" }, ...change });
  const { details } = request;
  const booked = await book(
    {
      ...request,
      details: { ...details, email: admin.email, firstName: "Olivia", lastName: "Tester" },
      testedBy: admin.id,
    },
    {},
    now,
  );
  if (!booked.ok) throw new Error(booked.error);
  return booked.value.bookingId;
}

const day = "2027-01-08";
const today = [{ day, start: now - 12 * msPerHour, end: now + 12 * msPerHour }] as const;

it("is confirmed at once, is never invoiced, and settles the line of the setup", async () => {
  const id = await test();
  expect(await db.booking.findUnique({ where: { id } })).toMatchObject({
    isTest: true,
    status: "confirmed",
    paymentDueAt: null,
    priceMinor: 15_000,
  });
  expect(await db.invoice.count()).toBe(0);
  expect(await listSetupMarks()).toMatchObject({ "test-booking": { by: admin.name, on: day } });
});

it("the database refuses money for a test", async () => {
  const id = await test();
  await expect(
    db.payment.create({
      data: { bookingId: id, provider: "transfer", state: "paid", amountMinor: 1, currency: "CAD" } as never,
    }),
  ).rejects.toThrow(/test booking has no invoices and no payments|test_booking_is_never_paid/);
  await expect(db.booking.update({ where: { id }, data: { paymentDueAt: new Date(noon) } })).rejects.toThrow(
    /test_booking_is_never_paid/,
  );
});

it("is in no figure, no list of clients, no search and no notice", async () => {
  const id = await test();
  const scope = scopeOf(admin, "clients");
  await db.booking.update({ where: { id }, data: { createdAt: new Date(now) } });
  expect(await listClients(scope, undefined, now)).toEqual([]);
  expect(
    await findClients(scope, {
      terms: readTerms("tester", "FRS") ?? { references: [], words: [], areNames: false },
      isSimilar: false,
    }),
  ).toEqual([]);
  expect(await countBookingsMade(scopeOf(admin, "bookings"), today)).toEqual([]);
  expect((await countComingBookings(now)).size).toBe(0);
  await notifyStaff({ bookingId: id, kind: "booked", sequence: 0 }, now);
  expect(await db.staffNotice.count()).toBe(0);
});

it("has its own client, also if a client has the administrator's address", async () => {
  const real = await book(
    aBookingRequest(office, {
      start: noon + 3 * msPerHour,
      details: { ...aBookingRequest(office).details, email: admin.email },
    }),
    {},
    now,
  );
  await test();
  const clients = await db.client.findMany({ where: { email: admin.email }, orderBy: { isTest: "asc" } });
  expect([real.ok, clients.map(({ isTest }) => isTest)]).toEqual([true, [false, true]]);
  expect(await listClients(scopeOf(admin, "clients"), undefined, now)).toHaveLength(1);
});

it("is deleted after a day with its client and its time, and nothing else is", async () => {
  await test();
  const real = aBookingRequest(office, { start: noon + 3 * msPerHour });
  await book(real, {}, now);
  await db.booking.updateMany({ data: { createdAt: new Date(now) } });
  const by = { kind: "system" } as const;
  const countsAt = async (at: number) => {
    const { counts } = await runRetention({ by, isDryRun: false }, at);
    return [counts.bookings ?? 0, await db.booking.count(), await db.client.count(), await db.occupiedTime.count()];
  };
  expect(await countsAt(now + msPerDay)).toEqual([0, 2, 2, 2]);
  expect((await runRetention({ by, isDryRun: true }, now + msPerDay + 1)).counts).toEqual({ bookings: 1 });
  expect(await countsAt(now + msPerDay + 1)).toEqual([1, 1, 1, 1]);
});
