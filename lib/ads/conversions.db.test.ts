import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerSecond } from "@/lib/platform/time/instant";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { storeCase } from "@/lib/cases/testing/stored-cases";

import { exportFile } from "./commands/export-file";
import { makeExport } from "./commands/make-export";
import type { CsvFile } from "./csv";
import { countConversions, findExport, listConversions } from "./queries/conversions";
import { aQualifiedLead, clearLeads, notAgreed } from "./testing/stored-leads";

const now = Date.parse("2034-09-06T15:00:00Z");
const ago = (days: number) => new Date(now - days * msPerDay);
const by = { kind: "system" } as const;

beforeEach(clearLeads);

/** Each conversion of the lead with the reason why it is held back, or "ready". */
async function reasons(leadId: string, at = now) {
  const rows = await db.$queryRaw<{ action: string; held: string | null }[]>`
    select stage as action, held_because as held from conversions_at(${new Date(at)}) where lead_id = ${leadId}::uuid order by stage`;
  return Object.fromEntries(rows.map(({ action, held }) => [action, held ?? "ready"]));
}

/** Puts a conversion into an export with plain SQL, as a faulty program could. */
async function force(leadId: string, action = "qualified") {
  const { id } = await db.adExport.create({ data: { kind: "csv", state: "made", terms: {}, madeAt: new Date(now) } });
  return db.$executeRaw`
    insert into conversions (lead_id, stage, happened_at, export_id)
    select ${leadId}::uuid, ${action}, first_at, ${id}::uuid from lead_stages
    where lead_id = ${leadId}::uuid and stage = ${action}`;
}

const conversionsOf = async (id: string, at: number) => (await findExport({ id, kind: "csv" }, at))?.conversions;

const held = {
  "an unrecorded consent": [notAgreed, "no-consent"],
  "no click id": [{ gclid: null }, "no-click"],
  "a form in the ad": [{ ...notAgreed, gclid: null, source: "google-ads" }, "form"],
  "a form in the ad whose click has no consent": [{ ...notAgreed, source: "google-ads" }, "no-consent"],
  "a click of exactly 90 days": [{ createdAt: ago(90) }, "too-old"],
  "a future time": [{ decidedAt: new Date(now + 1) }, "future"],
  "a time before the click": [{ createdAt: ago(0.5) }, "before-click"],
  "a lead that is not for the firm": [{ state: "not_for_us", notForUsReason: "duplicate" }, "not-true"],
} as const;

it.each(Object.entries(held))(
  "holds back %s, and the database refuses it in an export",
  async (_what, [change, why]) => {
    const { id } = await aQualifiedLead(now, change);
    expect(await reasons(id)).toEqual({ qualified: why });
    await expect(force(id)).rejects.toThrow("cannot enter an export");
    expect(await makeExport(by, "csv", now)).toMatchObject({ ok: false, details: { rule: "nothing-new" } });
    expect(await db.adExport.count({ where: { conversions: { some: {} } } })).toBe(0);
  },
);

it.each([{ isTest: true }, { state: "quarantined", answeredAt: null }] as const)(
  "never lists or accepts a lead with %j",
  async (change) => {
    const { id } = await aQualifiedLead(now, change);
    expect(await reasons(id)).toEqual({});
    await expect(force(id)).rejects.toThrow("cannot enter an export");
  },
);

it("accepts a click of one second less than 90 days, in the session's zone of any summer time", async () => {
  const { id } = await aQualifiedLead(now, { createdAt: new Date(now - 90 * msPerDay + msPerSecond) });
  expect(await reasons(id)).toEqual({ qualified: "ready" });
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local timezone to 'America/Toronto'`;
    const afterWinterTime = new Date("2034-11-06T12:00:00Z");
    await tx.$executeRaw`update leads set created_at = ${new Date(afterWinterTime.getTime() - 90 * msPerDay)}`;
    const [row] = await tx.$queryRaw<{ held: string }[]>`
      select held_because as held from conversions_at(${afterWinterTime})`;
    expect(row?.held).toBe("too-old");
  });
});

it("counts each conversion of a lead once, also if two exports are made at the same moment", async () => {
  for (let lead = 0; lead < 5; lead += 1) await aQualifiedLead(now);
  const results = await Promise.all([1, 2, 3].map(() => makeExport(by, "csv", now)));
  expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(await db.conversion.count()).toBe(5);
  const { id } = await db.lead.findFirstOrThrow({ orderBy: { id: "asc" } });
  await expect(force(id)).rejects.toThrow("conversions_lead_id_stage_key");
  expect(await countConversions(now)).toEqual([{ action: "qualified", view: "exported", reason: null, count: 5 }]);
});

it("reads the conversions of an export again, and leaves out those whose visitor no longer agrees", async () => {
  const [kept, withdrawn, old] = [
    await aQualifiedLead(now),
    await aQualifiedLead(now),
    await aQualifiedLead(now, { createdAt: ago(89.5) }),
  ];
  const made = await makeExport(by, "csv", now);
  if (!made.ok) throw new Error("Not made");
  expect(await conversionsOf(made.value, now)).toHaveLength(3);
  await db.lead.update({ where: { id: withdrawn.id }, data: { ...notAgreed, gclid: null } });
  const left = await conversionsOf(made.value, now + msPerDay);
  expect(left).toEqual([
    expect.objectContaining({
      action: "qualified",
      clickKind: "gclid",
      clickId: kept.gclid,
      happenedAt: kept.decidedAt,
    }),
  ]);
  expect(await reasons(old.id, now + msPerDay)).toEqual({ qualified: "too-old" });
});

it("writes the same file again, leaves out what is held back by then, and records each download", async () => {
  await aQualifiedLead(now, { gclid: "Cj0KCQ-1" });
  const { id: withdrawn } = await aQualifiedLead(now, { gclid: null, wbraid: "Ck-1" });
  const made = await makeExport(by, "csv", now);
  const id = made.ok ? made.value : "";
  const file = (name: CsvFile, at = now) => exportFile(by, { id, file: name }, at);
  const first = await file("gclid");
  expect(first).toContain("Cj0KCQ-1,Qualified lead,2034-09-05 15:00:00,20.00,CAD");
  expect(await file("gclid", now + msPerDay)).toBe(first);
  expect(await file("braid")).toContain(",Ck-1,");
  await db.lead.update({ where: { id: withdrawn }, data: { ...notAgreed, wbraid: null } });
  expect(await file("braid")).not.toContain("Ck-1");
  expect(await exportFile(by, { id: "0b8a3f0e-6c0f-4a58-9f5e-3a1d6f1f2a10", file: "gclid" }, now)).toBeUndefined();
  const rows = await db.auditEvent.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
  expect(rows.map(({ action, details }) => [action, (details as { rows: number }).rows])).toEqual([
    ["lead.conversions-exported", 2],
    ...[1, 1, 1, 0].map((count) => ["lead.conversion-file-exported", count]),
  ]);
});

it("counts a consultation only while it took place, and an agreement as engaged", async () => {
  const lead = await aQualifiedLead(now, { createdAt: ago(20) });
  const bookingId = await storeBooking(now - 3 * msPerDay, { leadId: lead.id });
  await db.booking.update({ where: { id: bookingId }, data: { status: "completed", completedAt: ago(2) } });
  const { clientId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId } });
  const { id: caseId } = await storeCase({ clientId });
  await db.case.update({ where: { id: caseId }, data: { openedAt: ago(2) } });
  await db.leadStage.create({ data: { leadId: lead.id, stage: "engaged", firstAt: ago(1) } });
  expect(await reasons(lead.id)).toEqual({
    "consultation-held": "ready",
    engaged: "not-true",
    qualified: "ready",
  });
  await db.booking.update({ where: { id: bookingId }, data: { status: "no_show", completedAt: null } });
  expect(await reasons(lead.id)).toMatchObject({ "consultation-held": "not-true" });
  await db.lead.update({ where: { id: lead.id }, data: { decidedStage: "engaged", decidedAt: ago(1) } });
  expect(await reasons(lead.id)).toMatchObject({ engaged: "ready", qualified: "ready" });
});

it("lists each conversion in one view, page by page", async () => {
  for (let lead = 0; lead < 30; lead += 1) await aQualifiedLead(now, lead % 5 === 0 ? notAgreed : {});
  const first = await listConversions("ready", undefined, now);
  expect([first.rows.length, first.after]).toEqual([24, undefined]);
  expect(await countConversions(now)).toEqual([
    { action: "qualified", view: "ready", reason: null, count: 24 },
    { action: "qualified", view: "held", reason: "no-consent", count: 6 },
  ]);
  expect((await listConversions("held", undefined, now)).rows.map(({ heldBecause }) => heldBecause)).toEqual(
    Array(6).fill("no-consent"),
  );
});

it("still knows why a conversion is held back after its click id was deleted for its age", async () => {
  const { id } = await aQualifiedLead(now, { createdAt: ago(91) });
  await db.lead.update({ where: { id }, data: { gclid: null } });
  expect(await reasons(id)).toEqual({ qualified: "too-old" });
});
