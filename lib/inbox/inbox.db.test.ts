import { receiveMessage } from "@/lib/contact/commands/receive-message";
import { receiveLead } from "@/lib/leads/commands/receive-lead";
import { findStaff } from "@/lib/platform/auth/session";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { newBrowser, signInAs } from "@/lib/testing/browser-request";
import { aMessage, aRequest } from "@/lib/testing/inquiries";

import { markAnswered, markWaiting } from "./commands/mark";
import { openItem } from "./commands/open-item";
import { loadInbox, loadItem } from "./loaders";
import { countInbox, countLate, listInbox, pageSize } from "./queries";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

// next.config.ts sets this by experimental.authInterrupts.
process.env.__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS = "true";

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

async function signedIn(role: "manager" | "viewer" | "adviser"): Promise<Staff> {
  await signInAs(role);
  const staff = await findStaff();
  if (!staff) throw new Error("The sign-in failed");
  return staff;
}

beforeEach(async () => {
  await db.contactMessage.deleteMany({});
  await db.lead.deleteMany({});
  await db.staffUser.deleteMany({});
  newBrowser();
});

it("lists messages and leads together, oldest first, and the quarantine separately", async () => {
  const references = [
    await message(now - 3 * msPerHour),
    await lead(now - 2 * msPerHour),
    await message(now - msPerHour),
  ];
  const doubtful = await message(now - 4 * msPerHour, "http://filled.example");
  expect((await listInbox("waiting", 1)).items.map(({ reference }) => reference)).toEqual(references);
  expect((await listInbox("quarantine", 1)).items.map(({ reference }) => reference)).toEqual([doubtful]);
  expect(await countInbox()).toEqual({ waiting: 3, quarantine: 1, answered: 0 });
});

it("pages without gaps or duplicates", async () => {
  for (let index = 0; index < pageSize + 3; index += 1) await (index % 2 ? message : lead)(now - index * msPerMinute);
  const [first, second] = [await listInbox("waiting", 1), await listInbox("waiting", 2)];
  expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([pageSize, true, 3, false]);
  expect(new Set([...first.items, ...second.items].map(({ reference }) => reference)).size).toBe(pageSize + 3);
});

it("counts the items that have waited for more than a day", async () => {
  await message(now - msPerDay - 1);
  await lead(now - msPerDay);
  expect(await countLate(new Date(now - msPerDay))).toBe(1);
});

it("lists no message texts", async () => {
  await message(now);
  expect(JSON.stringify(await listInbox("waiting", 1))).not.toMatch(/tax|cipher/i);
});

it("decrypts an item and records which staff member read it", async () => {
  const staff = await signedIn("manager");
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

it("opens and records nothing for an unknown reference", async () => {
  const staff = await signedIn("manager");
  for (const reference of ["MSG-2222-2222", "REQ-2222-2222", "FRS-2222-2222", "", "MSG-2222-2222' or true"])
    expect(await openItem(staff, reference)).toBeUndefined();
  expect(await db.auditEvent.count({ where: { actorId: staff.id } })).toBe(0);
});

it("marks an item as answered and back, each once and with an audit row", async () => {
  const staff = await signedIn("manager");
  const reference = await lead(now);
  expect(await markWaiting(staff, reference)).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
  const both = await Promise.all([markAnswered(staff, reference, now), markAnswered(staff, reference, now)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await db.lead.findUnique({ where: { reference }, select: { state: true, answeredAt: true } })).toEqual({
    state: "answered",
    answeredAt: new Date(now),
  });
  expect(await countInbox()).toEqual({ waiting: 0, answered: 1, quarantine: 0 });
  expect((await markWaiting(staff, reference)).ok).toBe(true);
  expect(await db.lead.findUnique({ where: { reference }, select: { state: true, answeredAt: true } })).toEqual({
    state: "received",
    answeredAt: null,
  });
  const rows = await db.auditEvent.findMany({ where: { actorId: staff.id }, orderBy: { id: "asc" } });
  expect(rows.map(({ action }) => action)).toEqual(["lead.answered", "lead.received"]);
});

it("does not mark quarantined items", async () => {
  const staff = await signedIn("manager");
  const reference = await message(now, "http://filled.example");
  expect(await markAnswered(staff, reference, now)).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
});

it.each(["viewer", "adviser"] as const)("is closed to a %s in both loaders", async (role) => {
  const reference = await message(now);
  const { id } = await signedIn(role);
  await expect(loadInbox({ locale: "en", view: "waiting", page: 1, now })).rejects.toMatchObject({
    digest: expect.stringContaining("403"),
  });
  await expect(loadItem("en", reference)).rejects.toMatchObject({ digest: expect.stringContaining("403") });
  expect(await db.auditEvent.count({ where: { actorId: id } })).toBe(0);
});
