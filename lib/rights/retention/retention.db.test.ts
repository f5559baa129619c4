import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import { rememberContact } from "@/lib/inquiry/commands/remember-contact";
import { sweepInquiries } from "@/lib/inquiry/commands/sweep";
import { noHiddenFields } from "@/lib/inquiry/schema";
import { receiveLead } from "@/lib/inquiry/leads/commands/receive-lead";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import { encrypt } from "@/lib/platform/security/encryption";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { aMessage, aRequest } from "@/lib/testing/inquiries";
import { staffAs } from "@/lib/testing/staff-as";

import { runRetention, sweepRetention } from "./commands/run-retention";
import { aWholePerson } from "../testing/whole-person";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const now = Date.parse("2027-03-08T17:00:00Z");
const by = { kind: "system" } as const;
const unscripted = { hidden: noHiddenFields, locale: "en", now } as const;
const daysAgo = (days: number) => new Date(now - days * msPerDay);

type Change = Parameters<typeof db.contactMessage.update>[0]["data"];

/** Stores a message that arrived this many days ago, and returns its reference. */
async function aMessageFrom(days: number, change: Change = {}, email?: string): Promise<string> {
  const received = await receiveMessage(aMessage(email ? { email } : {}), unscripted);
  if (!received.ok) throw new Error("Not received");
  const { reference } = received.value;
  await db.contactMessage.update({ where: { reference }, data: { createdAt: daysAgo(days), ...change } });
  return reference;
}

const aDeadline = (caseId: string) => ({
  caseId,
  titleCipher: encrypt("Answer", "case_deadlines.title"),
  dueOn: new Date("2027-05-01"),
  remindOn: new Date("2027-04-24"),
});

/** Stores a request for help that arrived this many days ago, and returns its reference. */
async function aLeadFrom(days: number, change: Parameters<typeof db.lead.update>[0]["data"] = {}): Promise<string> {
  const received = await receiveLead(aRequest(), unscripted);
  if (!received.ok) throw new Error("Not received");
  const { reference } = received.value;
  await db.lead.update({ where: { reference }, data: { createdAt: daysAgo(days), ...change } });
  return reference;
}

/** Places a legal hold on a client. */
async function hold(clientId: string): Promise<void> {
  const { id: placedById } = await staffAs("compliance");
  const reasonCipher = encrypt("A court order", "legal_holds.reason");
  await db.legalHold.create({ data: { clientId, reasonCipher, placedById, placedAt: daysAgo(1) } });
}

test("retention erases clients seven years after their last appointment, and a dry run changes nothing", async () => {
  const staff = await staffAs("compliance");
  await aWholePerson({ email: "another@example.org", staffId: staff.id, now });
  const last = await db.booking.findFirstOrThrow({
    where: { client: { email: "another@example.org" } },
    orderBy: { endsAt: "desc" },
  });
  await db.document.updateMany({ where: { clientId: last.clientId }, data: { createdAt: last.startsAt } });
  const sevenYearsLater = new Date(last.endsAt);
  sevenYearsLater.setUTCFullYear(sevenYearsLater.getUTCFullYear() + 7);
  const by = { kind: "system" } as const;
  const due = sevenYearsLater.getTime() + 2 * 86_400_000;
  expect(await runRetention({ by, isDryRun: true }, due - 4 * 86_400_000)).toMatchObject({ clients: 0, refused: 0 });
  // The client's file is kept because of an unanswered complaint.
  expect(await runRetention({ by, isDryRun: true }, due)).toMatchObject({ clients: 0, refused: 0 });
  await db.complaint.updateMany({ data: { answeredAt: last.endsAt, outcome: "not-upheld" } });
  const dry = await runRetention({ by, isDryRun: true }, due);
  expect(dry).toMatchObject({ clients: 1, refused: 0, counts: { bookings: 2, documents: 1 } });
  expect((await db.client.findUniqueOrThrow({ where: { id: last.clientId } })).email).toBe("another@example.org");
  expect(await runRetention({ by, isDryRun: false }, due)).toEqual(dry);
  expect((await db.client.findUniqueOrThrow({ where: { id: last.clientId } })).email).toBeNull();
  expect(await runRetention({ by, isDryRun: false }, due)).toMatchObject({ clients: 0, refused: 0 });
});

test("a case is deleted with all its records seven years after it was closed, unless a legal hold is open", async () => {
  const [client, held] = [await aClient().insert(), await aClient().insert()];
  const reason = encrypt("The money is gone", "cases.close_reason");
  const closed = { state: "closed", outcome: "none", closeReasonCipher: reason } as const;
  const closedCase = async (clientId: string, days: number) => {
    const { id } = await storeCase({ clientId });
    await db.caseDeadline.create({ data: aDeadline(id) });
    await db.case.update({ where: { id }, data: { ...closed, openedAt: daysAgo(days), closedAt: daysAgo(days) } });
    return id;
  };
  const years = (count: number) => count * 366;
  const old = await closedCase(client.id, years(7));
  const kept = [
    await closedCase(client.id, years(6)),
    await closedCase(held.id, years(8)),
    (await storeCase({ clientId: client.id })).id,
  ];
  await hold(held.id);
  expect((await runRetention({ by, isDryRun: true }, now)).counts).toMatchObject({ cases: 1 });
  expect((await runRetention({ by, isDryRun: false }, now)).counts).toMatchObject({ cases: 1 });
  const where = { id: { in: [old, ...kept] } };
  expect((await db.case.findMany({ where })).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(await db.caseDeadline.count({ where: { caseId: old } })).toBe(0);
});

/** Returns those of the given references that still belong to a stored message or request for help. */
async function stored(references: readonly string[]): Promise<readonly string[]> {
  const where = { reference: { in: [...references] } };
  const [messages, leads] = [await db.contactMessage.findMany({ where }), await db.lead.findMany({ where })];
  return [...messages, ...leads].map(({ reference }) => reference).toSorted();
}

/** Checks that a dry run returns `counts` and deletes nothing, and that a sweep then deletes only `gone`. */
async function expectDeleted({ kept, gone }: Record<"kept" | "gone", readonly string[]>, counts: object) {
  const all = [...kept, ...gone];
  expect((await runRetention({ by, isDryRun: true }, now)).counts).toEqual(counts);
  expect(await stored(all)).toEqual(all.toSorted());
  expect(await sweepRetention(now)).toMatchObject({ rows: gone.length });
  expect(await stored(all)).toEqual(kept.toSorted());
  expect(await sweepRetention(now)).toMatchObject({ rows: 0 });
}

const quarantined = { state: "quarantined", suspicions: ["links"] } satisfies Change;
const keptOut = { ...quarantined, keptOutAt: daysAgo(35) } satisfies Change;

test("messages and requests for help are deleted a year after the last contact if the sender is not a client", async () => {
  const client = await aClient().at("kept@example.org").insert();
  const kept = [
    await aMessageFrom(364),
    await aMessageFrom(500, { state: "answered", answeredAt: daysAgo(100) }),
    await aMessageFrom(500, { entries: { create: { kind: "call", at: daysAgo(10), version: 1 } } }),
    await aMessageFrom(500, {}, client.email ?? ""),
  ];
  const gone = [
    await aMessageFrom(367),
    await aMessageFrom(500, {
      state: "answered",
      answeredAt: daysAgo(400),
      entries: { create: { kind: "call", at: daysAgo(400), version: 1 } },
    }),
    await aLeadFrom(367),
  ];
  await expectDeleted({ kept, gone }, { contact_messages: 2, leads: 1 });
});

test("a message from an earlier address of a client under a legal hold stays", async () => {
  const { id } = await aClient().at("later@example.org").insert();
  await hold(id);
  const before = { email: "earlier@example.org" };
  const change = { before, after: { email: "later@example.org" }, now };
  await db.$transaction((tx) => rememberContact(tx, { clientId: id }, change));
  const kept = await aMessageFrom(800, {}, "earlier@example.org");
  const other = await aMessageFrom(800);
  await runRetention({ by, isDryRun: false }, now);
  const left = await db.contactMessage.findMany({ where: { reference: { in: [kept, other] } } });
  expect(left.map(({ reference }) => reference)).toEqual([kept]);
});

test("messages that are quarantined or kept out, and test requests, are deleted after 30 days, unless the sender is a client under a legal hold", async () => {
  const held = await aClient().at("held@example.org").insert();
  await hold(held.id);
  const kept = [
    await aLeadFrom(29, { isTest: true }),
    await aLeadFrom(29, quarantined),
    await aMessageFrom(31, quarantined, held.email ?? ""),
    await aMessageFrom(40, keptOut, held.email ?? ""),
  ];
  const gone = [
    await aMessageFrom(31, quarantined),
    await aMessageFrom(40, keptOut),
    await aLeadFrom(31, { isTest: true }),
  ];
  await sweepInquiries(now);
  await expectDeleted({ kept, gone }, { contact_messages: 2, leads: 1 });
});

test.each([
  ["a request for help", {}],
  ["a quarantined request for help", quarantined],
])("%s is kept if it led to an appointment", async (_what, change) => {
  const reference = await aLeadFrom(500, change);
  const { id: leadId } = await db.lead.findUniqueOrThrow({ where: { reference } });
  const booking = await aBooking({ adviser: await anAdviser().insert(), service: await aService().insert() }).insert();
  await db.booking.update({ where: { id: booking.id }, data: { leadId } });
  await expectDeleted({ kept: [reference], gone: [] }, {});
});

test("a click id is deleted 90 days after its lead or booking arrived, and the rest stays", async () => {
  const click = { gclid: "Cj0-1", utmSource: "google", adConsentVersion: "2026-11-30", adConsentAt: daysAgo(91) };
  const [old, recent] = [await aLeadFrom(91, click), await aLeadFrom(89, click)];
  const [adviser, service] = [await anAdviser().insert(), await aService().insert()];
  const { id } = await aBooking({ adviser, service }).startingAt(daysAgo(-9)).insert();
  await db.booking.update({ where: { id }, data: { ...click, createdAt: daysAgo(91) } });
  const counts = { leads: 1, bookings: 1 };
  expect(await runRetention({ by, isDryRun: true }, now)).toMatchObject({ counts });
  expect(await runRetention({ by, isDryRun: false }, now)).toMatchObject({ counts });
  const kept = { utmSource: "google", adConsentVersion: "2026-11-30" };
  expect(await db.lead.findUnique({ where: { reference: old } })).toMatchObject({ ...kept, gclid: null });
  expect(await db.lead.findUnique({ where: { reference: recent } })).toMatchObject({ ...kept, gclid: click.gclid });
  expect(await db.booking.findUnique({ where: { id } })).toMatchObject({ ...kept, gclid: null });
});
