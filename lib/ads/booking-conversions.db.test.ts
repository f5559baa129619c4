import { storeCase } from "@/lib/cases/testing/stored-cases";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";

import { exportFile } from "./commands/export-file";
import { makeExport } from "./commands/make-export";
import { countConversions, listConversions } from "./queries/conversions";
import { aHeldBooking } from "./testing/stored-bookings";
import { aQualifiedLead, clearLeads, notAgreed } from "./testing/stored-leads";

const now = Date.parse("2034-09-06T15:00:00Z");
const ago = (days: number) => new Date(now - days * msPerDay);
const by = { kind: "system" } as const;

beforeEach(clearLeads);

/** Each conversion of the lead or the booking with the reason why it is held back, or "ready". */
async function reasons(sourceId: string, at = now) {
  const rows = await db.$queryRaw<{ action: string; held: string | null }[]>`
    select stage as action, held_because as held from conversions_at(${new Date(at)}) where source_id = ${sourceId}::uuid order by stage`;
  return Object.fromEntries(rows.map(({ action, held }) => [action, held ?? "ready"]));
}

/** Puts a conversion into an export with plain SQL, as a faulty program could. */
async function force(bookingId: string, happenedAt: Date | null) {
  const { id } = await db.adExport.create({ data: { kind: "csv", state: "made", terms: {}, madeAt: new Date(now) } });
  return db.$executeRaw`
    insert into conversions (booking_id, stage, happened_at, export_id)
    values (${bookingId}::uuid, 'consultation-held', ${happenedAt ?? ago(1)}, ${id}::uuid)`;
}

/** The client of a booking agrees to a fee a day before `now`, in a case that was opened two days before. */
async function agree(clientId: string) {
  const { id: caseId } = await storeCase({ clientId });
  await db.case.update({ where: { id: caseId }, data: { openedAt: ago(2) } });
  return db.feeAgreement.create({
    data: { caseId, agreedOn: ago(1), rateBasisPoints: 1_000, createdAt: ago(1) },
    select: { caseId: true },
  });
}

async function made() {
  const result = await makeExport(by, "csv", now);
  if (!result.ok) throw new Error("Not made");
  return result.value;
}

const held = {
  "an unrecorded consent": [{ ...notAgreed, gclid: null }, "no-consent"],
  "no click id": [{ gclid: null }, "no-click"],
  "a click of exactly 90 days": [{ createdAt: ago(90) }, "too-old"],
  "a future time": [{ completedAt: new Date(now + 1) }, "future"],
  "a time before the booking": [{ createdAt: ago(0.5) }, "before-click"],
} as const;

it.each(Object.entries(held))(
  "holds back %s, and the database refuses it in an export",
  async (_what, [change, why]) => {
    const { id, completedAt } = await aHeldBooking(now, change);
    expect(await reasons(id)).toEqual({ "consultation-held": why });
    await expect(force(id, completedAt)).rejects.toThrow("cannot enter an export");
    expect(await makeExport(by, "csv", now)).toMatchObject({ ok: false, details: { rule: "nothing-new" } });
    expect(await db.conversion.count()).toBe(0);
  },
);

it.each([
  ["a test", { isTest: true }],
  ["from no ad", { fromAds: false }],
  ["not held yet", { status: "confirmed", completedAt: null }],
  ["missed by the client", { status: "no_show", completedAt: null, noShowAt: ago(1) }],
] as const)("never lists or accepts a booking that is %s", async (_what, change) => {
  const { id, completedAt } = await aHeldBooking(now, change);
  expect(await reasons(id)).toEqual({});
  await expect(force(id, completedAt)).rejects.toThrow("cannot enter an export");
});

it("exports a consultation and an agreement of a booking without a lead, and never calls it qualified", async () => {
  const { id, reference, clientId } = await aHeldBooking(now, { gclid: "Cj0KCQ-1" });
  await agree(clientId);
  expect(await reasons(id)).toEqual({ "consultation-held": "ready", engaged: "ready" });
  const { rows } = await listConversions("ready", undefined, now);
  expect(rows.map(({ action, source, ...row }) => [action, source, row.reference]).toSorted()).toEqual([
    ["consultation-held", "booking", reference],
    ["engaged", "booking", reference],
  ]);
  const text = await exportFile(by, { id: await made(), file: "gclid" }, now);
  expect(text?.trimEnd().split("\n").slice(2).toSorted()).toEqual([
    "Cj0KCQ-1,Consultation held,2034-09-05 15:00:00,60.00,CAD",
    "Cj0KCQ-1,Engaged,2034-09-05 15:00:00,200.00,CAD",
  ]);
  expect(await makeExport(by, "csv", now)).toMatchObject({ details: { rule: "nothing-new" } });
});

it("counts a booking by its lead if the lead came from an ad, and by itself if the lead did not", async () => {
  const fromAd = await aQualifiedLead(now);
  const { id } = await aHeldBooking(now, { leadId: fromAd.id });
  expect(await reasons(id)).toEqual({});
  expect(await reasons(fromAd.id)).toEqual({ "consultation-held": "ready", qualified: "ready" });
  const other = await aQualifiedLead(now, { enteredFrom: "referral", gclid: null, ...notAgreed });
  const own = await aHeldBooking(now, { leadId: other.id });
  expect([await reasons(own.id), await reasons(other.id)]).toEqual([{ "consultation-held": "ready" }, {}]);
});

it("counts a client once for each stage, by the earliest click or what is exported", async () => {
  const later = await aHeldBooking(now, { createdAt: ago(4) });
  const { clientId } = later;
  const first = await aHeldBooking(now, { clientId });
  await agree(clientId);
  const both = { "consultation-held": "ready", engaged: "ready" };
  const counted = { "consultation-held": "counted", engaged: "counted" };
  expect([await reasons(first.id), await reasons(later.id)]).toEqual([both, counted]);
  await expect(force(later.id, later.completedAt)).rejects.toThrow("cannot enter an export");
  await db.booking.update({ where: { id: first.id }, data: { ...notAgreed, gclid: null } });
  expect(await reasons(later.id)).toEqual(both);
  await made();
  const earliest = await aHeldBooking(now, { clientId, createdAt: ago(6) });
  expect([await reasons(later.id), await reasons(earliest.id)]).toEqual([both, counted]);
  // 90 days later, another click of the client counts.
  const at = now + 90 * msPerDay;
  const back = await aHeldBooking(at, { clientId });
  expect(await reasons(back.id, at)).toEqual({ "consultation-held": "ready" });
});

it("counts two leads of one client once", async () => {
  const leads = [await aQualifiedLead(now, { createdAt: ago(20) }), await aQualifiedLead(now)];
  const [first] = await Promise.all(leads.map(({ id }) => aHeldBooking(now, { leadId: id })));
  await db.booking.updateMany({ where: { fromAds: true }, data: { clientId: first?.clientId ?? "" } });
  await agree(first?.clientId ?? "");
  const of = (why: string) => ({ "consultation-held": why, engaged: why, qualified: why });
  expect(await Promise.all(leads.map(({ id }) => reasons(id)))).toEqual([of("ready"), of("counted")]);
});

it("still lists what was exported when it is no longer true, and leaves it out of the file", async () => {
  const { id, completedAt } = await aHeldBooking(now);
  const exportId = await made();
  await db.booking.update({ where: { id }, data: { status: "no_show", completedAt: null, noShowAt: ago(0) } });
  expect(await reasons(id)).toEqual({ "consultation-held": "not-true" });
  expect((await listConversions("exported", undefined, now)).rows).toMatchObject([{ happenedAt: completedAt }]);
  expect(await countConversions(now)).toMatchObject([{ view: "exported", count: 1 }]);
  expect((await exportFile(by, { id: exportId, file: "gclid" }, now))?.trimEnd().split("\n")).toHaveLength(2);
});

it("refuses another time than that of the fact, two sources, and any later change", async () => {
  const { id } = await aHeldBooking(now);
  await expect(force(id, ago(0.9))).rejects.toThrow("cannot enter an export");
  const lead = await aQualifiedLead(now);
  await made();
  await expect(db.$executeRaw`update conversions set booking_id = ${id}::uuid`).rejects.toThrow("never changes");
  await expect(db.$executeRaw`update conversions set happened_at = ${ago(1)}`).rejects.toThrow("never changes");
  await db.conversion.updateMany({ data: { refusedAs: "INVALID_GCLID" } });
  await expect(
    db.$executeRaw`insert into conversions (lead_id, booking_id, stage, happened_at, export_id)
      select ${lead.id}::uuid, ${id}::uuid, 'engaged', ${ago(1)}, id from ad_exports`,
  ).rejects.toThrow("conversion_has_one_source");
});
