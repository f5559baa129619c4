import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { newBrowser } from "@/lib/testing/browser-request";
import { aMessage } from "@/lib/testing/inquiries";
import { anOffice, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { storeCase } from "@/lib/cases/testing/stored-cases";

import { aStoredBooking, clearBookings } from "../../testing/stored-bookings";
import { countComing } from "../../desk/queries/agenda";
import { cancel } from "./cancel";
import { endAccount } from "./end-account";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let office: Office;
let admin: Staff;
let leaver = "";
let successor = "";
let advisers: readonly string[] = [];

beforeEach(async () => {
  await clearBookings();
  await db.inquiryEntry.deleteMany({});
  await db.contactMessage.deleteMany({});
  await db.staffUser.deleteMany({});
  newBrowser();
  office = await anOffice({ advisers: 2 });
  const { adviserId } = await aStoredBooking(office);
  const others = await db.adviser.findMany({ where: { id: { not: adviserId } }, select: { id: true } });
  advisers = [adviserId, ...others.map(({ id }) => id)];
  leaver = await anAccount("leaver@example.com", adviserId);
  successor = await anAccount("successor@example.com", others[0]?.id ?? null);
  admin = await staffAs("admin");
});

async function anAccount(email: string, adviserId: string | null): Promise<string> {
  const data = { email, name: email, role: "adviser", adviserId, passwordHash: "none" } as const;
  return (await db.staffUser.create({ data, select: { id: true } })).id;
}

const ending = (changes: { version?: number; successorId?: string } = {}) =>
  endAccount(admin, { id: leaver, version: 1, successorId: successor, ...changes }, now);
const account = () => db.staffUser.findUniqueOrThrow({ where: { id: leaver } });
const booking = () => db.booking.findFirstOrThrow({ include: { occupied: true } });

it("hands over the appointments, ends the account and stops offering the adviser's times on the site", async () => {
  expect(await ending()).toEqual({ ok: true, value: null });
  expect(await account()).toMatchObject({ isActive: false, endedAt: new Date(now) });
  expect(await booking()).toMatchObject({ adviserId: advisers[1], occupied: { adviserId: advisers[1] } });
  const [first] = advisers;
  expect(await db.adviser.findUniqueOrThrow({ where: { id: first ?? "" } })).toMatchObject({ isActive: false });
  const events = await db.auditEvent.findMany({ where: { actorId: admin.id }, orderBy: { id: "asc" } });
  expect(events.map(({ action }) => action)).toEqual([
    "booking.reassigned",
    "staff.inbox-handed-over",
    "staff.duties-handed-over",
    "staff.account-ended",
  ]);
});

it("counts only the open appointments after the given time as coming", async () => {
  const { id, adviserId, startsAt } = await booking();
  const start = startsAt.getTime();
  expect(await Promise.all([start - 1, start].map((at) => countComing(adviserId, at)))).toEqual([1, 0]);
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
  expect(await countComing(adviserId, start - 1)).toBe(0);
});

it("if the successor is not free for an appointment, changes nothing and returns the appointment's reference", async () => {
  await db.weeklyHours.deleteMany({ where: { adviserId: advisers[1] ?? "" } });
  const { reference } = await booking();
  expect(await ending()).toMatchObject({
    error: "VALIDATION_ERROR",
    details: { codes: { successorId: ["successorNotFree"] }, references: [reference] },
  });
  expect(await account()).toMatchObject({ isActive: true, version: 1 });
  expect(await booking()).toMatchObject({ adviserId: advisers[0] });
});

it("does not give appointments to a staff member without a calendar", async () => {
  const successorId = await anAccount("manager@example.com", null);
  expect(await ending({ successorId })).toMatchObject({ error: "VALIDATION_ERROR" });
});

it("refuses to end the account if the administrator has lost the role since the permission check", async () => {
  await db.staffUser.update({ where: { id: admin.id }, data: { role: "viewer" } });
  expect(await ending()).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await account()).toMatchObject({ isActive: true, version: 1 });
});

it("refuses a wrong version, an inactive successor, an account as its own successor, and the administrator's own account", async () => {
  expect(await ending({ version: 2 })).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await ending({ successorId: leaver })).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  await db.staffUser.update({ where: { id: successor }, data: { isActive: false } });
  expect(await ending()).toMatchObject({ error: "VALIDATION_ERROR" });
  expect(await endAccount(admin, { id: admin.id, version: 1, successorId: successor }, now)).toMatchObject({
    error: "BUSINESS_RULE_VIOLATION",
  });
});

it("hands over trust claims and the duty to cover for absent staff, but only if the successor's role allows both", async () => {
  const absent = await anAccount("absent@example.com", null);
  const key = { profile: "ca", key: `test.${leaver}`, kind: "promise" };
  const claim = await db.claim.create({ data: { ...key, ownerId: leaver }, select: { id: true } });
  const times = { startsAt: new Date(now), endsAt: new Date(now + 1_000) };
  await db.staffAbsence.createMany({
    data: [
      { staffId: absent, coverId: leaver, ...times },
      { staffId: leaver, coverId: absent, ...times },
    ],
  });
  const owner = () => db.claim.findUniqueOrThrow({ where: claim, select: { ownerId: true } });
  try {
    expect(await ending()).toMatchObject({ details: { codes: { successorId: ["successorNotAllowed"] } } });
    expect([await owner(), await account()]).toMatchObject([{ ownerId: leaver }, { isActive: true }]);
    await db.staffUser.update({ where: { id: successor }, data: { role: "admin" } });
    expect(await ending()).toEqual({ ok: true, value: null });
    expect(await owner()).toEqual({ ownerId: successor });
    expect(await db.staffAbsence.findMany({ select: { staffId: true, coverId: true } })).toEqual([
      { staffId: absent, coverId: successor },
    ]);
  } finally {
    await db.claim.delete({ where: claim });
  }
});

it("hands over open cases and their deadlines, but only if the successor's role allows work on cases", async () => {
  const [adviserId = ""] = advisers;
  const [open, closed] = [await storeCase({ adviserId }), await storeCase({ adviserId })];
  await db.case.updateMany({ data: { ownerId: leaver } });
  await db.case.update({
    where: { id: closed.id },
    data: { state: "closed", outcome: "none", closeReasonCipher: Buffer.from("x"), closedAt: new Date(now) },
  });
  const day = new Date("2027-02-01");
  const deadline = { titleCipher: Buffer.from("x"), dueOn: day, remindOn: day, remindedAt: new Date(now) };
  await db.caseDeadline.createMany({
    data: [
      { ...deadline, caseId: open.id },
      { ...deadline, caseId: open.id, doneAt: new Date(now), doneById: leaver },
    ],
  });
  await db.staffUser.update({ where: { id: successor }, data: { role: "viewer" } });
  expect(await ending()).toMatchObject({ details: { codes: { successorId: ["successorNotAllowed"] } } });
  await db.staffUser.update({ where: { id: successor }, data: { role: "adviser" } });
  expect(await ending()).toEqual({ ok: true, value: null });
  const cases = await db.case.findMany({ orderBy: { reference: "asc" } });
  expect(cases.map(({ ownerId, adviserId: calendar }) => [ownerId, calendar])).toEqual([
    [successor, advisers[1]],
    [leaver, adviserId],
  ]);
  const deadlines = await db.caseDeadline.findMany({ orderBy: { doneAt: { sort: "asc", nulls: "first" } } });
  expect(deadlines.map(({ remindedAt }) => remindedAt)).toEqual([null, new Date(now)]);
});

it("hands over open messages, and records each handover in the message's thread and in the audit log", async () => {
  const received = await receiveMessage(aMessage(), { hidden: { website: "" }, locale: "en", now });
  const reference = received.ok ? received.value.reference : "";
  const message = await db.contactMessage.update({ where: { reference }, data: { ownerId: leaver } });
  await db.staffUser.update({ where: { id: successor }, data: { role: "manager" } });
  expect(await ending()).toEqual({ ok: true, value: null });
  const { version, ownerId } = await db.contactMessage.findUniqueOrThrow({ where: { reference } });
  expect(ownerId).toBe(successor);
  expect(await db.inquiryEntry.findMany({ where: { contactMessageId: message.id } })).toMatchObject([
    { kind: "assigned", staffId: admin.id, facts: { ownerId: successor }, version },
  ]);
  const [event] = await db.auditEvent.findMany({ where: { subjectId: message.id }, orderBy: { id: "desc" }, take: 1 });
  expect(event).toMatchObject({ action: "contact-message.assigned", actorId: admin.id });
});
