import { randomUUID } from "node:crypto";

import { receiveLead } from "../leads/commands/receive-lead";
import { markAnswered, markWaiting } from "../inbox/commands/mark";
import type { Prisma } from "@/lib/platform/db/client";
import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { drawReference } from "@/lib/platform/security/reference";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { aClient } from "@/lib/testing/builders/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { aRequest } from "@/lib/testing/inquiries";
import { staffAs } from "@/lib/testing/staff-as";

import { moveLead } from "./commands/move-lead";
import { undoMove } from "./commands/undo-move";
import { enterLead } from "./commands/enter-lead";
import { loadBoard, loadLeadList, loadLeadPage } from "./loaders";
import { findStage } from "../leads/stages/queries/find-stage";
import { countWaitingLeads } from "./queries/figures";
import type { LeadStage, RefusalReason } from "../leads/stages/stage";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2034-09-06T15:00:00Z");
let staff: Staff;

beforeEach(async () => {
  await db.booking.updateMany({ data: { leadId: null } });
  await db.lead.deleteMany({});
  staff = await staffAs("manager");
});

async function adsLead(change: Partial<Prisma.LeadUncheckedCreateInput> = {}) {
  return db.lead.create({
    data: {
      state: "received",
      reference: drawReference("REQ"),
      firstName: "Grace",
      phone: "+14165550123",
      phoneE164: `+1416555${Math.floor(1000 + Math.random() * 9000)}`,
      source: "google-ads",
      externalId: randomUUID(),
      locale: "en",
      createdAt: new Date(now - 3 * msPerHour),
      ...change,
    },
  });
}

const stageOf = async (reference: string) => (await findStage(reference))?.stage;
const versionOf = async (reference: string) => (await db.lead.findUniqueOrThrow({ where: { reference } })).version;
const firstTimes = async (leadId: string) =>
  Object.fromEntries(
    (await db.leadStage.findMany({ where: { leadId } })).map(({ stage, firstAt }) => [stage, firstAt.getTime()]),
  );
const move = async (reference: string, stage: LeadStage, at = now, reason: RefusalReason | null = null) =>
  moveLead(staff, { reference, version: await versionOf(reference), stage, reason }, at);

it("lists leads of ads and of visits from ads, without tests, other leads and the quarantine", async () => {
  const arrival = { hidden: { website: "" }, locale: "en" as const, now };
  const adConsent = { adUserData: true, version: "2034-01-01" };
  const ofSite = async (attribution: object) => {
    const received = await receiveLead(aRequest({ attribution, adConsent }), arrival);
    return received.ok ? received.value.reference : "";
  };
  const { reference } = await adsLead();
  await adsLead({ isTest: true });
  await adsLead({ state: "quarantined" });
  await ofSite({});
  await ofSite({ utm_medium: "email" });
  const listed = [reference, await ofSite({ gclid: "Cj0KCQ" }), await ofSite({ utm_medium: "CPC" })];
  const cards = await loadBoard(staff);
  expect(cards.map((card) => card.reference).toSorted()).toEqual(listed.toSorted());
  expect((await loadLeadPage(staff, undefined, now)).counts).toEqual(new Map([["new", 3]]));
  expect(await countWaitingLeads(now)).toBe(3);
});

it("finds leads by a part of a name, email address or phone number, or by their reference, in every stage", async () => {
  const { reference } = await adsLead({
    firstName: "Zoë",
    lastName: "Müller-Grün",
    email: "zoe@example.com",
    phoneE164: "+14165550188",
  });
  await adsLead({ firstName: "Zoë", lastName: "Other", state: "not_for_us" });
  await adsLead({ firstName: "Zoë", isTest: true });
  const found = async (text: string, stage?: LeadStage) =>
    (await loadLeadList(staff, { text, stage })).rows.map((row) => row.reference);
  for (const text of ["muller", "GRÜN zoe", "zoe@example", "555 0188", reference.toLowerCase()])
    expect([text, await found(text)]).toEqual([text, [reference]]);
  expect(await found("zoe")).toHaveLength(2);
  expect(await found("zoe", "new")).toEqual([reference]);
  expect(await found("zoe%")).toEqual([]);
  expect((await loadLeadPage(staff, "zoe", now)).counts).toEqual(
    new Map([
      ["new", 1],
      ["not-for-us", 1],
    ]),
  );
});

it("follows answer and booking, and keeps the first time of each stage when a lead goes back", async () => {
  const { id, reference } = await adsLead();
  expect(await stageOf(reference)).toBe("new");
  await markAnswered(staff, { reference, version: await versionOf(reference) }, now);
  expect(await stageOf(reference)).toBe("contacted");
  await markWaiting(staff, { reference, version: await versionOf(reference) }, now + 1);
  await markAnswered(staff, { reference, version: await versionOf(reference) }, now + msPerHour);
  await move(reference, "qualified", now + 2 * msPerHour);
  await move(reference, "contacted", now + 3 * msPerHour);
  await move(reference, "qualified", now + 4 * msPerHour);
  expect(await stageOf(reference)).toBe("qualified");
  const booking = await storeBooking(now + msPerDay, { leadId: id, createdAt: new Date(now + 5 * msPerHour) });
  expect(await stageOf(reference)).toBe("consultation");
  await db.booking.update({
    where: { id: booking },
    data: { status: "completed", completedAt: new Date(now + msPerDay) },
  });
  await db.booking.update({
    where: { id: booking },
    data: { status: "no_show", completedAt: null, noShowAt: new Date(now + msPerDay) },
  });
  expect(await stageOf(reference)).toBe("qualified");
  expect(await firstTimes(id)).toEqual({
    contacted: now,
    qualified: now + 2 * msPerHour,
    consultation: now + 5 * msPerHour,
    "consultation-held": now + msPerDay,
  });
});

it("does not move a lead to a stage that its booking contradicts", async () => {
  const { id, reference } = await adsLead();
  const refused = (stage: string) => ({ ok: false, error: "VALIDATION_ERROR", details: { codes: { stage: [stage] } } });
  expect(await move(reference, "consultation")).toMatchObject(refused("stageNeedsBooking"));
  await storeBooking(now + msPerDay, { leadId: id });
  expect(await move(reference, "contacted")).toMatchObject(refused("stageFollowsBooking"));
  expect((await move(reference, "engaged")).ok).toBe(true);
  expect((await move(reference, "consultation")).ok).toBe(true);
  expect(await stageOf(reference)).toBe("consultation");
});

it("needs a reason for a lead that is not for the firm, and forgets it when the lead comes back", async () => {
  const { reference } = await adsLead();
  expect(await move(reference, "not-for-us")).toMatchObject({ details: { codes: { reason: ["chooseReason"] } } });
  await move(reference, "not-for-us", now, "not-reached");
  expect(await db.lead.findUnique({ where: { reference } })).toMatchObject({
    state: "not_for_us",
    notForUsReason: "not-reached",
  });
  expect(await loadBoard(staff)).toEqual([]);
  expect((await loadLeadList(staff, { stage: "not-for-us" })).rows).toHaveLength(1);
  await move(reference, "new");
  expect(await db.lead.findUnique({ where: { reference } })).toMatchObject({ state: "received", notForUsReason: null });
});

it("refuses a change to an older version, and an undo restores the stage and its first time", async () => {
  const { id, reference, version } = await adsLead();
  const seen = { reference, version, stage: "qualified", reason: null } as const;
  const results = await Promise.all([moveLead(staff, seen, now), moveLead(staff, { ...seen, stage: "engaged" }, now)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect((await undoMove(staff, reference, now + 1_000)).ok).toBe(true);
  expect(await stageOf(reference)).toBe("new");
  expect(await firstTimes(id)).toEqual({});
  const rows = await db.auditEvent.findMany({ where: { subjectId: id }, select: { action: true } });
  expect(rows.map(({ action }) => action).toSorted()).toEqual(["lead.act-undone", "lead.stage-changed"]);
});

it("marks the same person by email or phone, and a missing address matches nobody", async () => {
  const [first, second] = [
    await adsLead({ phone: null, phoneE164: null }),
    await adsLead({ phone: null, phoneE164: null }),
  ];
  const client = await aClient().insert();
  const known = await adsLead({ email: client.email });
  const twice = [await adsLead({ phoneE164: "+14165550999" }), await adsLead({ phoneE164: "+14165550999" })];
  const marks = new Map((await loadBoard(staff)).map((card) => [card.id, card.knownAs]));
  expect([first, second, known, ...twice].map(({ id }) => marks.get(id))).toEqual([
    undefined,
    undefined,
    "client",
    "lead",
    "lead",
  ]);
});

it("stores a lead by hand once, without consent, and with a receipt only if staff choose it", async () => {
  const requestKey = randomUUID();
  const given = {
    firstName: "Ines",
    phone: "+1 416 555 0155",
    language: "de",
    enteredFrom: "ad",
    isTold: false,
    requestKey,
  } as const;
  const [one, two] = [await enterLead(staff, given, now), await enterLead(staff, given, now)];
  expect(one).toEqual(two);
  const [lead] = await db.lead.findMany({});
  expect(lead).toMatchObject({
    source: "staff",
    fromAds: true,
    consentAt: null,
    email: null,
    locale: "de",
    service: null,
  });
  const jobs = () => db.$queryRaw<unknown[]>`select from graphile_worker.jobs where task_identifier = 'inquiry-email'`;
  const before = (await jobs()).length;
  await enterLead(
    staff,
    { ...given, requestKey: randomUUID(), email: "ines@example.org", isTold: true, enteredFrom: "phone" },
    now,
  );
  expect(await jobs()).toHaveLength(before + 1);
  expect(await loadBoard(staff)).toHaveLength(1);
});
