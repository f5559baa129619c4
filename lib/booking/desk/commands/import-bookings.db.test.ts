import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { bookingColumns } from "../import-rows";
import { clearBookings, findOverlaps, queuedEmails } from "../../testing/stored-bookings";
import { checkBookings } from "./check-import";
import { importBookings } from "./import-bookings";

let office: Office;
const by = { kind: "terminal" } as const;
const address = "anna@import.example";

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 2 });
  await aClient().at(address).insert();
});

type Cells = Partial<Record<(typeof bookingColumns)[number], string>>;

const appointment = (start: Instant, changes: Cells = {}) => {
  const usual = { client_email: address, service: "initial-consultation", adviser: "adviser-0", status: "confirmed" };
  const rest = { meeting_mode: "video", price: "130,50", currency: "CAD", booked_at: "2026-12-01T09:00:00-05:00" };
  const cells: Cells = { ...usual, ...rest, start: new Date(start).toISOString(), ...changes };
  return bookingColumns.map((column) => cells[column]).join(";");
};
const file = (...rows: readonly string[]) => [bookingColumns.join(";"), ...rows].join("\n");
const problemsOf = async (text: string) =>
  (await checkBookings(text, now)).problems.map(({ line, column, code }) => `${line} ${column ?? ""} ${code}`);
const lastWeek = noon - 14 * 24 * msPerHour;

it("stores completed, confirmed and cancelled appointments, but reserves time and queues reminders only for confirmed ones", async () => {
  const text = file(
    appointment(lastWeek, { status: "completed" }),
    appointment(noon),
    appointment(noon + msPerHour * 24, { status: "cancelled" }),
  );
  expect(await importBookings(by, text, now)).toEqual({ ok: true, value: { count: 3 } });
  const stored = await db.booking.findMany({ orderBy: { startsAt: "asc" } });
  expect(stored.map(({ status }) => status)).toEqual(["completed", "confirmed", "cancelled"]);
  expect(stored[1]).toMatchObject({
    email: address,
    priceMinor: 13_050,
    currency: "CAD",
    meetingMode: "video",
    isNewClient: false,
    adviserId: office.adviserIds[0],
    endsAt: new Date(noon + msPerHour),
    bookedById: null,
    createdAt: new Date("2026-12-01T14:00:00Z"),
    privacyConsentAt: new Date("2026-12-01T14:00:00Z"),
  });
  expect(await db.occupiedTime.findMany({ select: { bookingId: true } })).toEqual([{ bookingId: stored[1]?.id }]);
  expect((await queuedEmails()).map(({ kind }) => kind)).toEqual(["reminder-24h", "reminder-2h"]);
  expect(await db.auditEvent.count({ where: { action: "booking.imported" } })).toBe(3);
  expect(await db.auditEvent.count({ where: { action: "bookings.imported", subjectKind: "import" } })).toBe(1);
});

it("reports every problem with its line number and stores nothing", async () => {
  const [first] = office.adviserIds;
  await aBooking({ adviser: { id: first ?? "" }, service: office.service })
    .startingAt(new Date(noon))
    .insert();
  const later = noon + 5 * msPerHour;
  const text = file(
    appointment(noon + msPerHour / 2),
    appointment(noon, { adviser: "adviser-1" }),
    appointment(noon, { adviser: "adviser-1" }),
    appointment(later),
    appointment(later + msPerHour),
    appointment(later, { client_email: "unknown@import.example", service: "no-service", adviser: "no-one" }),
    appointment(lastWeek),
    appointment(later, { status: "completed" }),
    appointment(lastWeek, { status: "no_show", booked_at: "2026-12-31T23:59:00Z", price: "a lot" }),
    appointment(noon, { start: "tomorrow" }),
  );
  expect(await problemsOf(text)).toEqual([
    ...["2 start timeTaken", "4 start bookingRepeated", "4 start timeRepeated", "6 start timeRepeated"],
    ...["7 client_email clientUnknown", "7 service unknownService", "7 adviser adviserUnknown"],
    ...["8 status stateOfPast", "9 status stateOfComing", "9 start bookingRepeated"],
    ...["10 price priceInvalid", "11 start timeInvalid"],
  ]);
  expect(await importBookings(by, text, now)).toMatchObject({ ok: false, error: "VALIDATION_ERROR" });
  expect(await db.booking.count({ where: { email: address } })).toBe(0);
});

it("refuses to import a file twice", async () => {
  const text = file(appointment(lastWeek, { status: "completed" }), appointment(noon));
  await importBookings(by, text, now);
  expect(await problemsOf(text)).toEqual(["2 start bookingExists", "3 start bookingExists", "3 start timeTaken"]);
});

it("assigns an appointment of a merged client to the client who was kept, and refuses to import it again", async () => {
  const kept = await aClient().at("kept@import.example").insert();
  await db.client.update({ where: { id: kept.id }, data: { safeContact: ["discreet"] } });
  await db.client.updateMany({ where: { email: address }, data: { mergedIntoId: kept.id, mergedAt: new Date(now) } });
  const text = file(appointment(lastWeek, { status: "completed" }));
  expect(await importBookings(by, text, now)).toMatchObject({ ok: true });
  expect(await db.booking.findFirstOrThrow()).toMatchObject({
    clientId: kept.id,
    email: address,
    lastName: kept.lastName,
    safeContact: ["discreet"],
  });
  expect(await problemsOf(text)).toEqual(["2 start bookingExists"]);
});

it("finds a client by an address that they had before, and sends their emails to the current one", async () => {
  const client = await db.client.findFirstOrThrow({ where: { email: address } });
  const former = "before@import.example";
  await rememberContact(db, { clientId: client.id }, { before: { email: former }, after: { email: address }, now });
  const text = file(appointment(lastWeek, { status: "completed", client_email: former }));
  expect(await problemsOf(file(appointment(noon), appointment(noon, { client_email: former })))).toContain(
    "3 start bookingRepeated",
  );
  expect(await importBookings(by, text, now)).toMatchObject({ ok: true });
  expect(await db.booking.findFirstOrThrow()).toMatchObject({ clientId: client.id, email: address });
  expect(await problemsOf(text)).toEqual(["2 start bookingExists"]);

  const other = await aClient().at("other@import.example").insert();
  await rememberContact(db, { clientId: other.id }, { before: { email: former }, after: { email: "" }, now });
  expect(await problemsOf(text)).toEqual(["2 client_email clientUnknown"]);
});

it("stores nothing if another booking reserves one of the times after the check", async () => {
  const [first = ""] = office.adviserIds;
  const text = file(appointment(lastWeek, { status: "completed" }), appointment(noon));
  const taken = aBooking({ adviser: { id: first }, service: office.service }).startingAt(new Date(noon));
  const result = await importBookings(by, text, now, () => taken.insert());
  expect(result).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
  expect(await db.booking.count({ where: { email: address } })).toBe(0);
  expect(await findOverlaps()).toEqual([]);
});
