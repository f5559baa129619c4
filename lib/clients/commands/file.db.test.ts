import { storeCase } from "@/lib/cases/testing/stored-cases";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";

import { clientsById } from "../queries/list";
import { giveReason } from "./access";
import { openFile } from "../reads/open-file";
import { openMerge } from "../reads/open-merge";
import { writeNote } from "./write-note";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const hour = 3_600_000;
let clientId: string;
let ownAdviser: string;
let otherClient: string;

/** Returns a staff member who is linked to the given adviser, or to none. The link is not stored in the database. */
const staffOf = async (role: Role, adviserId: string | null = null) => ({ ...(await staffAs(role)), adviserId });

const clientOf = async (bookingId: string) =>
  db.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { clientId: true, adviserId: true } });

const actions = async () =>
  (await db.auditEvent.findMany({ where: { subjectKind: "client" }, orderBy: { id: "asc" } })).map(
    ({ action, details }) => [action, details],
  );

beforeAll(async () => {
  const start = Date.parse("2027-01-15T17:00:00Z");
  const own = await clientOf(await storeBooking(start, { reference: "FRS-7K2M-4Q93" }));
  const other = await clientOf(await storeBooking(start, { reference: "FRS-7K2M-4Q94" }));
  [clientId, ownAdviser, otherClient] = [own.clientId, own.adviserId, other.clientId];
});

beforeEach(async () => {
  await emptyTables("audit_events", "client_notes");
});

it("opens the file without asking the client's adviser for a reason, and records the access", async () => {
  const adviser = await staffOf("adviser", ownAdviser);
  expect(await openFile(adviser, clientId, Date.now())).toMatchObject({ state: "open", client: { id: clientId } });
  expect(await actions()).toEqual([["client.file-read", { access: "own" }]]);
});

it.each(["owner", "adviser"] as const)("opens the file for the %s of the client's case", async (part) => {
  const adviser = await staffOf("adviser", ownAdviser);
  const mine = part === "owner" ? { ownerId: adviser.id } : { adviserId: ownAdviser };
  const stored = await storeCase({ clientId: otherClient, ...mine });
  expect(await openFile(adviser, otherClient, Date.now())).toMatchObject({ state: "open" });
  const scope = scopeOf(adviser, "clients");
  const listed = async () => (await clientsById(scope, [otherClient], Date.now())).length;
  // `clientsById` reads the link between account and adviser from the database, so the link is stored here.
  await db.staffUser.update({ where: { id: adviser.id }, data: { adviserId: ownAdviser } });
  expect(await listed()).toBe(1);
  await db.case.delete({ where: { id: stored.id } });
  expect(await listed()).toBe(0);
  await db.staffUser.delete({ where: { id: adviser.id } });
});

it("treats the file as missing for an adviser who has no appointment or case with the client", async () => {
  const adviser = await staffOf("adviser", ownAdviser);
  expect(await openFile(adviser, otherClient, Date.now())).toEqual({ state: "none" });
  expect(await giveReason(adviser, { id: otherClient, reason: "covering" }, Date.now())).toMatchObject({ ok: false });
  expect(await openFile(adviser, "00000000-0000-4000-8000-000000000000", Date.now())).toEqual({ state: "none" });
  expect(await actions()).toEqual([]);
});

it.each(["manager", "compliance", "admin"] as const)(
  "asks staff with the role %s for a reason, and then opens the file for eight hours",
  async (role) => {
    const staff = await staffOf(role);
    const now = Date.now();
    expect(await openFile(staff, clientId, now)).toEqual({ state: "needs-reason" });
    expect(await actions()).toEqual([]);
    await giveReason(staff, { id: clientId, reason: "complaint" }, now);
    expect(await openFile(staff, clientId, now + 7 * hour)).toMatchObject({ state: "open" });
    expect(await openFile(staff, clientId, now + 9 * hour)).toEqual({ state: "needs-reason" });
    expect(await openFile(await staffOf(role), otherClient, now)).toEqual({ state: "needs-reason" });
    expect(await actions()).toEqual([
      ["client.opened", { reason: "complaint" }],
      ["client.file-read", { access: "reason-given" }],
    ]);
  },
);

it("requires a reason for each of two files before it opens them side by side and records both reads", async () => {
  const staff = await staffOf("manager");
  const [now, pair] = [Date.now(), { id: clientId, otherId: otherClient }];
  await giveReason(staff, { id: clientId, reason: "complaint" }, now);
  expect(await openMerge(staff, pair, now)).toEqual({ state: "needs-reason", id: otherClient });
  expect((await actions()).map(([action]) => action)).toEqual(["client.opened"]);
  await giveReason(staff, { id: otherClient, reason: "complaint" }, now);
  expect(await openMerge(staff, pair, now)).toMatchObject({ state: "open" });
  expect((await actions()).filter(([action]) => action === "client.file-read")).toHaveLength(2);
});

it("does not open the file for a viewer", async () => {
  const viewer = await staffOf("viewer");
  expect(await openFile(viewer, clientId, Date.now())).toEqual({ state: "none" });
});

it("stores notes encrypted, and shows the text of a restricted note only to its author and to compliance", async () => {
  const [adviser, manager, compliance] = [
    await staffOf("adviser", ownAdviser),
    await staffOf("manager"),
    await staffOf("compliance"),
  ];
  const now = Date.now();
  await writeNote(adviser, { id: clientId, text: "Her son helps her", isRestricted: true }, now);
  const [stored] = await db.clientNote.findMany();
  expect(Buffer.from(stored?.textCipher ?? []).includes("son")).toBe(false);
  const textFor = async (staff: Staff) => {
    if (staff.adviserId === null) await giveReason(staff, { id: clientId, reason: "checking" }, now);
    const opened = await openFile(staff, clientId, now);
    return opened.state === "open" ? opened.client.notes.map(({ text }) => text) : opened.state;
  };
  expect(await textFor(adviser)).toEqual(["Her son helps her"]);
  expect(await textFor(compliance)).toEqual(["Her son helps her"]);
  expect(await textFor(manager)).toEqual([undefined]);
});

it("refuses a note if the file is not open to the staff member", async () => {
  const note = { text: "Note", isRestricted: false };
  expect(await writeNote(await staffOf("manager"), { ...note, id: clientId }, Date.now())).toMatchObject({ ok: false });
  const adviser = await staffOf("adviser", ownAdviser);
  expect(await writeNote(adviser, { ...note, id: otherClient }, Date.now())).toMatchObject({ ok: false });
  expect(await db.clientNote.count()).toBe(0);
});

it("stores only one note if the same author repeats a request with the same key", async () => {
  const adviser = await staffOf("adviser", ownAdviser);
  const note = { id: clientId, text: "Called twice", isRestricted: false, requestKey: "0f".repeat(16) };
  expect(await Promise.all([writeNote(adviser, note, Date.now()), writeNote(adviser, note, Date.now())])).toEqual([
    { ok: true, value: clientId },
    { ok: true, value: clientId },
  ]);
  await writeNote(adviser, { ...note, requestKey: undefined }, Date.now());
  await writeNote(await staffOf("adviser", ownAdviser), note, Date.now());
  expect(await db.clientNote.count()).toBe(3);
  expect((await actions()).map(([action]) => action)).toEqual(Array.from({ length: 3 }, () => "client.note-written"));
});
