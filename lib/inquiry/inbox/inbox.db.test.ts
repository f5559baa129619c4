import { receiveMessage } from "../contact/commands/receive-message";
import { receiveLead } from "../leads/commands/receive-lead";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { pageSize, writeTimedPlace } from "@/lib/platform/list/list-page";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { newBrowser } from "@/lib/testing/browser-request";
import { aMessage, aRequest } from "@/lib/testing/inquiries";
import { staffAs } from "@/lib/testing/staff-as";

import { markAnswered, markDone, markWaiting } from "./commands/mark";
import { openItem } from "./reads/open-item";
import { countLate, countView, findNextWaiting, listInbox } from "./queries/list";
import type { InboxView } from "./view";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-08T17:00:00Z");
const arrival = (at: number, website = "") => ({ hidden: { website }, locale: "en" as const, now: at });

async function message(at: number, website = "") {
  const received = await receiveMessage(
    aMessage({ message: `They asked for a tax first. ${at} ${website}` }),
    arrival(at, website),
  );
  return received.ok ? received.value.reference : "";
}

async function lead(at: number) {
  const received = await receiveLead(aRequest({ story: `A platform that looked real. ${at}` }), arrival(at));
  return received.ok ? received.value.reference : "";
}

const list = async (view: InboxView, text?: string) =>
  (await listInbox({ view, staff: reader, now, text })).rows.map(({ reference }) => reference);
const count = (view: InboxView) => countView({ view, staff: reader, now });

let reader: Staff;

beforeEach(async () => {
  await db.contactMessage.deleteMany({});
  await db.lead.deleteMany({});
  await db.staffUser.deleteMany({});
  reader = await staffAs("manager");
  newBrowser();
});

it("lists messages and leads together, oldest first, and the quarantine separately", async () => {
  const references = [
    await message(now - 3 * msPerHour),
    await lead(now - 2 * msPerHour),
    await message(now - msPerHour),
  ];
  const doubtful = await message(now - 4 * msPerHour, "http://filled.example");
  expect(await list("waiting")).toEqual(references);
  expect(await list("quarantine")).toEqual([doubtful]);
  expect([await count("waiting"), await count("quarantine"), await count("answered")]).toEqual([3, 1, 0]);
});

it("pages forward and back through the list without gaps or duplicates", async () => {
  for (let index = 0; index < pageSize + 3; index += 1) await (index % 2 ? message : lead)(now - index * msPerMinute);
  const page = (direction: "after" | "before", place = "") =>
    listInbox({ view: "waiting", staff: reader, now, cursor: { direction, place } });
  const first = await listInbox({ view: "waiting", staff: reader, now });
  const second = await page("after", first.after);
  expect([first.rows.length, first.before]).toEqual([pageSize, undefined]);
  expect([second.rows.length, second.after]).toEqual([3, undefined]);
  expect(new Set([...first.rows, ...second.rows].map(({ reference }) => reference)).size).toBe(pageSize + 3);
  expect(await page("before", second.before)).toEqual(first);
});

it("finds the next waiting item, even on another page, and goes back from the newest item to the oldest", async () => {
  for (let index = 0; index < pageSize + 2; index += 1) await message(now - index * msPerMinute);
  const { rows: first } = await listInbox({ view: "waiting", staff: reader, now });
  const oldest = first[0];
  const last = first.at(-1);
  if (!oldest || !last) throw new Error("The first page is empty");
  const next = async ({ reference, sortedAt }: typeof last) =>
    findNextWaiting(reader, { id: reference, at: sortedAt }, now);
  const place = writeTimedPlace({ at: last.sortedAt, id: last.reference });
  const cursor = { direction: "after", place } as const;
  const { rows: second } = await listInbox({ view: "waiting", staff: reader, now, cursor });
  const [penultimate, newest] = second;
  if (!penultimate || !newest) throw new Error("The second page has fewer than two items");
  expect(await next(last)).toBe(penultimate.reference);
  expect(await next(penultimate)).toBe(newest.reference);
  expect(await next(newest)).toBe(oldest.reference);
});

it("finds items in a list by name, email address, phone number or reference", async () => {
  const received = await receiveLead(
    aRequest({ firstName: "Rosalind", lastName: "Do_yle", email: "rosalind@example.org", phone: "+1 416 555 0171" }),
    arrival(now),
  );
  const reference = received.ok ? received.value.reference : "";
  await message(now);
  for (const text of ["rosalind do_", "ROSALIND@example", "416 555-0171", reference.toLowerCase()])
    expect([text, await list("waiting", text)]).toEqual([text, [reference]]);
  for (const text of ["doxyle", "%", "999 555 0171"]) expect([text, await list("waiting", text)]).toEqual([text, []]);
});

it("lists the test leads of an advertising platform only in the view for tests", async () => {
  const reference = await lead(now);
  await db.lead.update({ where: { reference }, data: { isTest: true } });
  expect([await list("waiting"), await list("tests"), await count("waiting")]).toEqual([[], [reference], 0]);
});

it("counts the items that have waited for longer than a day", async () => {
  await message(now - msPerDay - 1);
  await lead(now - msPerDay);
  expect(await countLate(reader, now - msPerDay, now)).toBe(1);
});

it("lists messages without their plain or encrypted texts", async () => {
  await message(now);
  expect(JSON.stringify(await listInbox({ view: "waiting", staff: reader, now }))).not.toMatch(/tax|cipher/i);
});

it("decrypts an item and records which staff member read it", async () => {
  const staff = await staffAs("manager");
  const [written, asked] = [await message(now), await lead(now)];
  expect(await openItem(staff, written)).toMatchObject({
    kind: "message",
    subject: "Lost money",
    text: expect.stringContaining("a tax first"),
  });
  expect(await openItem(staff, asked)).toMatchObject({ kind: "lead", text: expect.stringContaining("looked real") });
  const rows = await db.auditEvent.findMany({
    where: { actorId: staff.id, action: { endsWith: ".read" } },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ action, subjectKind }) => [action, subjectKind])).toEqual([
    ["contact-message.read", "contact-message"],
    ["lead.read", "lead"],
  ]);
  expect(JSON.stringify(rows.map(({ details }) => details))).toBe("[{},{}]");
});

it("returns undefined for an unknown reference and does not record an access", async () => {
  const staff = await staffAs("manager");
  for (const reference of ["MSG-2222-2222", "REQ-2222-2222", "FRS-2222-2222", "", "MSG-2222-2222' or true"])
    expect(await openItem(staff, reference)).toBeUndefined();
  expect(await db.auditEvent.count({ where: { actorId: staff.id } })).toBe(0);
});

it("marks an item as answered and then as waiting, with one audit row for each change", async () => {
  const staff = await staffAs("manager");
  const reference = await lead(now);
  expect(await markWaiting(staff, { reference, version: 1 }, now)).toMatchObject({
    ok: false,
    error: "RESOURCE_CONFLICT",
  });
  const seen = { reference, version: 1 };
  const both = await Promise.all([markAnswered(staff, seen, now), markAnswered(staff, seen, now)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const select = { state: true, answeredAt: true, reopenedAt: true, version: true } as const;
  expect(await db.lead.findUnique({ where: { reference }, select })).toEqual({
    state: "answered",
    answeredAt: new Date(now),
    reopenedAt: null,
    version: 2,
  });
  expect([await count("waiting"), await count("answered")]).toEqual([0, 1]);
  expect((await markWaiting(staff, { reference, version: 2 }, now)).ok).toBe(true);
  expect(await db.lead.findUnique({ where: { reference }, select })).toEqual({
    state: "received",
    answeredAt: null,
    reopenedAt: new Date(now),
    version: 3,
  });
  const rows = await db.auditEvent.findMany({ where: { actorId: staff.id }, orderBy: { id: "asc" } });
  expect(rows.map(({ action }) => action)).toEqual(["lead.answered", "lead.received"]);
});

it("rejects a change that is based on an older version", async () => {
  const staff = await staffAs("manager");
  const reference = await message(now);
  expect((await markAnswered(staff, { reference, version: 1 }, now)).ok).toBe(true);
  expect(await markDone(staff, { reference, version: 1 }, now)).toMatchObject({
    ok: false,
    error: "RESOURCE_CONFLICT",
  });
  expect((await markDone(staff, { reference, version: 2 }, now)).ok).toBe(true);
});

it("keeps the time of the answer when an answered item is closed", async () => {
  const staff = await staffAs("manager");
  const reference = await message(now);
  await markAnswered(staff, { reference, version: 1 }, now);
  expect((await markDone(staff, { reference, version: 2 }, now + 5_000)).ok).toBe(true);
  expect(await db.contactMessage.findUnique({ where: { reference } })).toMatchObject({
    state: "closed",
    answeredAt: new Date(now),
  });
});

it("refuses to mark a quarantined item as answered", async () => {
  const staff = await staffAs("manager");
  const reference = await message(now, "http://filled.example");
  expect(await markAnswered(staff, { reference, version: 1 }, now)).toMatchObject({
    ok: false,
    error: "RESOURCE_CONFLICT",
  });
});
