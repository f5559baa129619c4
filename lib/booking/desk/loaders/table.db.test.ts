import { GET } from "@/app/api/staff/bookings/route";
import { comingFrom } from "../bookings-filter";
import type { BookingsFilter } from "../bookings-filter";
import { scopeOf } from "@/lib/platform/auth/scope";
import { findStaff } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import { cursorIn } from "@/lib/platform/list/list-page";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { newBrowser, signInAs } from "@/lib/testing/browser-request";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { openBookingRecord } from "../reads/open-record";
import { writeNote } from "../commands/write-note";
import { countBookings, listBookings, pageStatement } from "../queries/table";
import { aStoredBooking, clearBookings } from "../../testing/stored-bookings";
import { loadRecord } from "./record";
import { loadTable } from "./table";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const zone = "America/Toronto";
const all: BookingsFilter = { status: "any", sort: "start", isDescending: false };
let office: Office;
let manager: Staff;

beforeAll(async () => {
  await clearBookings();
  await db.staffUser.deleteMany({});
  office = await anOffice({ advisers: 2 });
  for (let day = 0; day < 4; day += 1) await aStoredBooking(office, noon + day * msPerDay);
  await db.booking.updateMany({ data: { phone: "+44 20 7946 0018", phoneE164: "+442079460018" } });
  const [first] = await db.booking.findMany({ orderBy: { startsAt: "asc" } });
  await db.booking.update({
    where: { id: first?.id ?? "" },
    data: { firstName: "=Zoë", lastName: "Grünwald", phone: "604 555 0142", phoneE164: "+16045550142" },
  });
  manager = await staffAs("manager");
});

const starts = async (filter: Partial<BookingsFilter>, staff = manager) =>
  (await listBookings(scopeOf(staff, "bookings"), { filter: { ...all, ...filter }, zone })).rows.map(({ startsAt }) =>
    Math.round((startsAt.getTime() - noon) / msPerDay),
  );

it("filters by day, state, adviser and service", async () => {
  expect(await starts({})).toEqual([0, 1, 2, 3]);
  expect(await starts({ from: "2027-01-16", to: "2027-01-17" })).toEqual([1, 2]);
  expect(await starts({ status: "cancelled" })).toEqual([]);
  expect(await starts({ service: "66a1f0c25d3b9e0012ab4c99" })).toEqual([]);
  expect(await starts({ isDescending: true })).toEqual([3, 2, 1, 0]);
  const shares = await Promise.all(office.adviserIds.map((adviser) => starts({ adviser })));
  expect(shares.flat().sort()).toEqual([0, 1, 2, 3]);
});

it("finds bookings by reference, email address, phone number, or a name typed without accents", async () => {
  const { reference, email } = await db.booking.findFirstOrThrow({ where: { lastName: "Grünwald" } });
  for (const text of ["grunwald", "Zoë Grün", "555 0142", "+1 604 555 0142", reference, reference.replaceAll("-", "")])
    expect(await starts({ text })).toEqual([0]);
  expect((await starts({ text: email ?? "" })).length).toBeGreaterThan(0);
  for (const text of ["xylophone", "%", "_", ",;,", "'; drop table bookings; --"])
    expect(await starts({ text })).toEqual([]);
});

it("pages forwards and backwards through all bookings without gaps", async () => {
  const scope = scopeOf(manager, "bookings");
  const page = (query: Record<string, string | undefined>) =>
    listBookings(scope, { filter: all, zone, limit: 2, cursor: cursorIn(query) });
  const first = await page({});
  const second = await page({ after: first.after });
  const back = await page({ before: second.before });
  expect([...first.rows, ...second.rows].map(({ startsAt }) => startsAt.getTime())).toEqual(
    [0, 1, 2, 3].map((day) => noon + day * msPerDay),
  );
  expect([first.before, second.after]).toEqual([undefined, undefined]);
  expect(back.rows).toEqual(first.rows);
  expect(await countBookings(scope, { filter: all, zone })).toBe(4);
});

it("shows an adviser only their own bookings, and a viewer no personal details", async () => {
  const [own = ""] = office.adviserIds;
  const adviser = await staffAs("adviser", own);
  const { page } = await loadTable(adviser, { status: "any" }, { locale: "en", now });
  expect(page.rows.length).toBe(await db.booking.count({ where: { adviserId: own } }));
  const foreign = await db.booking.findFirstOrThrow({ where: { adviserId: { not: own } } });
  expect(await loadRecord(adviser, foreign.reference, "en")).toBeUndefined();
  expect(await starts({ text: "grunwald" }, adviser)).toEqual(
    (await db.booking.count({ where: { lastName: "Grünwald", adviserId: own } })) > 0 ? [0] : [],
  );

  const viewer = await staffAs("viewer");
  const table = JSON.stringify(await loadTable(viewer, { status: "any" }, { locale: "en", now }));
  expect(table).not.toMatch(/Grünwald|example\.(org|com)|\+1/);
  expect(await starts({ text: "grunwald" }, viewer)).toEqual([]);
  const record = JSON.stringify(await loadRecord(viewer, foreign.reference, "en"));
  expect(record).not.toMatch(/\+1|example\.(org|com)|callerWords":\[/);
});

it("decrypts notes only for staff who may read personal details, and records the access", async () => {
  const { id, reference } = await db.booking.findFirstOrThrow({});
  await writeNote(manager, { reference, text: "Asks for mornings", noteVersion: 0 }, now);
  const reads = () => db.auditEvent.count({ where: { action: "booking.notes-read", subjectId: id } });
  const before = await reads();
  expect(JSON.stringify(await openBookingRecord(await staffAs("viewer"), reference))).not.toContain("mornings");
  expect(await reads()).toBe(before);
  expect((await openBookingRecord(manager, reference))?.personal?.staffNotes).toMatchObject([
    { text: "Asks for mornings", isOwn: true },
  ]);
  expect(await reads()).toBe(before + 1);
});

it("exports filtered rows as CSV with escaped formulas, and logs the export but not the searched name", async () => {
  await signInAs("manager");
  const response = await GET(new Request("http://localhost/api/staff/bookings?status=any&q=grunwald&locale=en"));
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("'=Zoë Grünwald");
  expect(lines[1]).toContain("'+1 604 555 0142");
  const row = await db.auditEvent.findFirstOrThrow({ where: { action: "bookings.exported" } });
  expect(row.details).toEqual({ filter: "status=any", hasText: true });
});

it.each(["adviser", "compliance", "viewer"] as const)("refuses the export to staff with the role %s", async (role) => {
  await staffAs(role);
  expect((await GET(new Request("http://localhost/api/staff/bookings?status=any"))).status).toBe(403);
});

it("refuses the export if the browser has no session", async () => {
  newBrowser();
  const events = await db.auditEvent.count();
  const response = await GET(new Request("http://localhost/api/staff/bookings?status=any"));
  expect([response.status, response.headers.get("content-type")]).toEqual([401, "application/json"]);
  expect(await db.auditEvent.count()).toBe(events);
});

it("allows the export only after a recent sign-in, and tells the page whether the export is allowed", async () => {
  const fresh = await staffAs("manager");
  expect((await loadTable(fresh, { status: "any" }, { locale: "en", now: Date.now() })).isExportReady).toBe(true);
  await db.staffSession.updateMany({ data: { reauthenticatedAt: new Date(0) } });
  expect((await GET(new Request("http://localhost/api/staff/bookings?status=any"))).status).toBe(401);
  const later = await findStaff();
  expect(later && (await loadTable(later, { status: "any" }, { locale: "en", now: Date.now() })).isExportReady).toBe(
    false,
  );
});

it("counts the bookings of the view of coming appointments", async () => {
  const { views } = await loadTable(manager, {}, { locale: "en", now });
  const coming = await db.booking.count({ where: { status: "confirmed", startsAt: { gt: new Date(now) } } });
  expect(views.find(({ name }) => name === "coming")?.count).toBe(coming);
});

/** Returns the query plan of a statement as text. */
async function planOf(statement: Prisma.Sql): Promise<string> {
  const rows = await db.$transaction(async (tx) => {
    // Without these settings, the planner would not use an index, because the table of this test is small.
    await tx.$executeRaw`set local enable_seqscan = off`;
    await tx.$executeRaw`set local enable_bitmapscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`explain ${statement}`;
  });
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

it.each([
  ["coming appointments", comingFrom("2027-01-15"), "bookings_starts_at_id_idx|bookings_status_starts_at_id_idx"],
  ["all bookings, the latest appointment first", { ...all, isDescending: true }, "bookings_starts_at_id_idx"],
  ["all bookings, by the day of booking", { ...all, sort: "made" as const }, "bookings_created_at_id_idx"],
])("reads a page of sorted bookings from an index: %s", async (_name, filter, index) => {
  const place = `${noon + msPerHour}_00000000-0000-4000-8000-000000000000`;
  const cursor = { direction: "after", place } as const;
  for (const from of [undefined, cursor]) {
    const plan = await planOf(pageStatement(scopeOf(manager, "bookings"), { filter, zone, cursor: from, limit: 26 }));
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan.* using (${index})`));
  }
  const plan = await planOf(pageStatement(scopeOf(manager, "bookings"), { filter, zone, cursor, limit: 26 }));
  expect(plan).toMatch(/Index Cond: .*ROW\((starts|created)_at, id\) [<>] ROW/);
});
