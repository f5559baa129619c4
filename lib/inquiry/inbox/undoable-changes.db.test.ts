import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { now, staff, sent, mailer, item, read, jobs, startInbox } from "@/lib/testing/inbox";
import { staffAs } from "@/lib/testing/staff-as";

import { ownersCoveredBy } from "./queries/absences";
import { undoChange } from "./commands/undoable-change";
import { assign } from "./commands/assign";
import { keepOut } from "./commands/keep-out";
import { markAnswered, markDone } from "./commands/mark";
import { release } from "./commands/release";
import { setAbsence } from "./commands/set-absence";
import { snooze } from "./commands/snooze";
import { queueWarnings, sendWarning } from "./commands/warn";
import { logCall, writeNote } from "./commands/write-note";
import { listInbox } from "./queries/list";
import { readThread } from "./queries/thread";
import { undoableEntry } from "./undo";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(startInbox);

it("logs a call, but refuses to log a voicemail if the sender asked for no voicemails", async () => {
  const { reference, id } = await item({ safeContact: { noVoicemail: true } });
  const call = { reference, text: "", isAnswer: false } as const;
  expect(await logCall(staff, { ...call, outcome: "voicemail-left" }, now)).toMatchObject({
    error: "VALIDATION_ERROR",
  });
  expect(await logCall(staff, { ...call, outcome: "no-answer", isAnswer: true }, now)).toMatchObject({ ok: false });
  expect((await logCall(staff, { ...call, outcome: "no-answer" }, now)).ok).toBe(true);
  expect((await read(reference)).state).toBe("received");
  expect((await logCall(staff, { ...call, outcome: "reached", isAnswer: true }, now)).ok).toBe(true);
  expect((await read(reference)).state).toBe("answered");
  expect((await readThread({ kind: "message", id })).map(({ facts }) => facts.outcome)).toEqual([
    "no-answer",
    "reached",
  ]);
});

it("assigns an item only to staff who may answer it, and lists the item in the new owner's view", async () => {
  const { reference } = await item();
  const viewer = await staffAs("viewer");
  expect(await assign(staff, { reference, version: 1, ownerId: viewer.id }, now)).toMatchObject({
    error: "VALIDATION_ERROR",
  });
  expect((await assign(staff, { reference, version: 1, ownerId: staff.id }, now)).ok).toBe(true);
  const mine = await listInbox({ view: "mine", staff, owners: [staff.id], now });
  expect(mine.rows.map((each) => each.ownerName)).toEqual([staff.name]);
  expect((await listInbox({ view: "unassigned", staff, now })).rows).toEqual([]);
});

it("hides an item until its snooze ends, refuses an invalid end time, and snoozes only waiting items", async () => {
  const { reference } = await item();
  for (const until of [now, now - 1, now + 61 * msPerDay])
    expect(await snooze(staff, { reference, version: 1, until }, now)).toMatchObject({ error: "VALIDATION_ERROR" });
  expect((await snooze(staff, { reference, version: 1, until: now + msPerHour }, now)).ok).toBe(true);
  const views = async (at: number) =>
    Promise.all(
      (["waiting", "snoozed"] as const).map(async (view) => (await listInbox({ view, staff, now: at })).rows.length),
    );
  expect([await views(now), await views(now + msPerHour)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
  await expect(
    db.contactMessage.update({ where: { reference }, data: { state: "answered", answeredAt: new Date(now) } }),
  ).rejects.toThrow(/only_a_waiting_message_is_snoozed/);
});

it("queues the emails about a quarantined item once if two requests release the item at the same time", async () => {
  const { reference } = await item({}, "http://filled.example");
  expect(await jobs("inquiry-email")).toEqual([]);
  const both = await Promise.all([1, 2].map(() => release(staff, { reference, version: 1 }, now + msPerDay)));
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect((await jobs("inquiry-email")).map(({ payload }) => (payload as { to: string }).to).sort()).toEqual([
    "sender",
    "staff",
  ]);
  expect(await read(reference)).toMatchObject({ state: "received", reopenedAt: new Date(now + msPerDay) });
});

it("items kept out of the inbox move to a separate list until released", async () => {
  const [first, second] = [await item({}, "http://filled.example"), await item({ message: "Buy now, buy here." }, "x")];
  for (const { reference } of [first, second])
    expect((await keepOut(staff, { reference, version: 1 }, now)).ok).toBe(true);
  const listed = async (view: "quarantine" | "kept-out") => (await listInbox({ view, staff, now })).rows.length;
  expect([await listed("quarantine"), await listed("kept-out")]).toEqual([0, 2]);
  expect(await keepOut(staff, { reference: first.reference, version: 1 }, now)).toMatchObject({ ok: false });
  expect(await jobs("inquiry-email")).toEqual([]);
  expect((await release(staff, { reference: first.reference, version: 2 }, now)).ok).toBe(true);
  expect(await read(first.reference)).toMatchObject({ state: "received", keptOutAt: null });
  expect(await listed("kept-out")).toBe(1);
  expect((await read(first.reference)).state).toBe("received");
  await expect(
    db.contactMessage.update({ where: { reference: first.reference }, data: { keptOutAt: new Date(now) } }),
  ).rejects.toThrow(/only_a_quarantined_message_is_kept_out/);
});

describe("an undo", () => {
  const lastEntry = async (id: string) => {
    const thread = await readThread({ kind: "message", id });
    return thread.at(-1)?.id ?? "";
  };

  it("restores the item's previous state and waiting time", async () => {
    const { reference, id } = await item();
    const before = await read(reference);
    const acts = [
      (version: number) => assign(staff, { reference, version, ownerId: staff.id }, now),
      (version: number) => snooze(staff, { reference, version, until: now + msPerHour }, now),
      (version: number) => markDone(staff, { reference, version }, now),
      (version: number) => markAnswered(staff, { reference, version }, now),
    ];
    for (const act of acts) {
      expect((await act((await read(reference)).version)).ok).toBe(true);
      expect(await undoChange(staff, await lastEntry(id), now + 10_000)).toEqual({ ok: true, value: null });
      expect(await read(reference)).toEqual({ ...before, version: (await read(reference)).version });
    }
    expect(await readThread({ kind: "message", id })).toEqual([]);
  });

  it("is rejected for a colleague, after a later change of the item, and after five minutes", async () => {
    const { reference, id } = await item();
    await assign(staff, { reference, version: 1, ownerId: staff.id }, now);
    const entryId = await lastEntry(id);
    const colleague = await staffAs("manager");
    const conflict = { ok: false, error: "RESOURCE_CONFLICT" };
    expect(await undoChange(colleague, entryId, now)).toEqual(conflict);
    expect(await undoChange(staff, entryId, now + 5 * 60_000 + 1)).toEqual(conflict);
    const thread = await readThread({ kind: "message", id });
    const moment = { staffId: staff.id, version: 2, now };
    expect(undoableEntry(thread, moment)?.id).toBe(entryId);
    expect(undoableEntry(thread, { ...moment, staffId: colleague.id })).toBeUndefined();
    expect(undoableEntry(thread, { ...moment, now: now + 60_000 })).toBeUndefined();
    await writeNote(colleague, { reference, text: "She called." }, now);
    expect(await undoChange(staff, entryId, now)).toEqual(conflict);
    expect(undoableEntry(thread, { ...moment, version: 3 })).toBeUndefined();
    expect((await read(reference)).ownerId).toBe(staff.id);
    expect(await readThread({ kind: "message", id })).toHaveLength(2);
  });

  it("succeeds once if two requests run at the same time", async () => {
    const { reference, id } = await item();
    await markDone(staff, { reference, version: 1 }, now);
    const entryId = await lastEntry(id);
    const both = await Promise.all([1, 2].map(() => undoChange(staff, entryId, now)));
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});

describe("an absence", () => {
  const times = { startsAt: now - msPerDay, endsAt: now + msPerDay };
  const later = { startsAt: times.endsAt, endsAt: times.endsAt + msPerDay };
  const set = (staffId: string, coverId: string, during = times) =>
    setAbsence(staff, { staffId, coverId, ...during }, now);

  it("is rejected if it is over, does not end after its start, or names the absent person as cover", async () => {
    const [one, other] = [await staffAs("manager"), await staffAs("manager")];
    const code = (field: string, text: string) => ({ details: { codes: { [field]: [text] } } });
    expect(await set(one.id, one.id)).toMatchObject(code("cover", "coverSelf"));
    expect(await set(one.id, other.id, { startsAt: now, endsAt: now })).toMatchObject(code("to", "absenceEnds"));
    expect(await set(one.id, other.id, { startsAt: now - 2, endsAt: now })).toMatchObject(code("to", "absenceOver"));
  });

  it("is rejected for a time in which the cover is absent or the absent person covers for a colleague", async () => {
    const [one, other, third] = [await staffAs("manager"), await staffAs("manager"), await staffAs("manager")];
    expect(await set(one.id, other.id)).toMatchObject({ ok: true });
    expect(await set(third.id, one.id)).toMatchObject({ details: { codes: { cover: ["coverAway"] } } });
    expect(await set(other.id, third.id)).toMatchObject({ details: { codes: { staff: ["coversOther"] } } });
    expect(await set(other.id, one.id, later)).toMatchObject({ ok: true });
  });

  it("is rejected for one of two colleagues who choose each other as cover at the same time", async () => {
    const [one, other] = [await staffAs("manager"), await staffAs("manager")];
    const both = await Promise.all([set(one.id, other.id), set(other.id, one.id)]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});

describe("the warning about an item that has waited for 20 hours", () => {
  it("is sent once: to the owner, the cover of an absent owner, or the office if there is no owner", async () => {
    const late = now - 20 * msPerHour;
    const [own, absent, open] = [await item({}, "", late), await item({}, "", late - 1), await item({}, "", late - 2)];
    await item({}, "", late + 1);
    const [colleague, cover] = [await staffAs("manager"), await staffAs("manager")];
    await db.contactMessage.update({ where: { id: own.id }, data: { ownerId: staff.id } });
    await db.contactMessage.update({ where: { id: absent.id }, data: { ownerId: colleague.id } });
    const times = { startsAt: now - msPerDay, endsAt: now + msPerDay };
    expect((await setAbsence(staff, { staffId: colleague.id, coverId: cover.id, ...times }, now)).ok).toBe(true);
    const { version } = await read(own.reference);
    expect(await queueWarnings(now)).toBe(3);
    expect(await queueWarnings(now)).toBe(0);
    const queued = (await jobs("inquiry-warning")).map(
      ({ payload }) => payload as { staffId?: string; at: string; items: string[] },
    );
    const by = (id: string | undefined) => queued.find(({ staffId }) => staffId === id)?.items;
    expect([by(staff.id), by(cover.id), by(undefined)]).toEqual([
      [own.reference],
      [absent.reference],
      [open.reference],
    ]);
    await db.staffUser.update({ where: { id: cover.id }, data: { locale: "de" } });
    for (const warning of queued) await sendWarning(warning, mailer);
    const languages = new Map(sent.map(({ email }) => [email.to, email.locale]));
    expect([languages.get(staff.email), languages.get(cover.email)]).toEqual(["en", "de"]);
    expect(sent.map(({ email }) => email.to)).toEqual(expect.arrayContaining([staff.email, cover.email]));
    expect(sent.map(({ email }) => email.text).join()).not.toContain("Margaret");
    expect((await read(own.reference)).version).toBe(version);
    expect(await ownersCoveredBy(cover.id, now)).toEqual([cover.id, colleague.id]);
    expect(await setAbsence(staff, { staffId: colleague.id, coverId: staff.id, ...times }, now)).toMatchObject({
      details: { codes: { from: ["absenceOverlaps"] } },
    });
  });
});
