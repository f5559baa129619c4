import { randomInt, randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { aBookingRequest } from "@/lib/testing/booking-requests";

import { book } from "./book";
import { cancel } from "./cancel";
import { changeDraft, endDraft } from "./draft";
import { extendHold, holdLifetime, holdSlot } from "./hold";
import { reschedule } from "./reschedule";
import { hashToken } from "../manage-link";

let office: Office;
const visitor = { kind: "visitor" } as const;
const notice = 24 * 60;

beforeEach(async () => {
  await db.$executeRawUnsafe(
    "truncate services, advisers, clients, bookings, booking_idempotency_keys, booking_drafts, occupied_time, audit_events, graphile_worker._private_jobs cascade",
  );
  office = await anOffice({ advisers: 1 });
});

async function booked(start = noon) {
  const result = await book(aBookingRequest(office, { start }), {}, now);
  if (!result.ok) throw new Error(result.error);
  return db.booking.findUniqueOrThrow({ where: { id: result.value.bookingId } });
}

async function overlapping(): Promise<unknown[]> {
  return db.$queryRaw`
    select a.id, b.id from occupied_time a join occupied_time b
      on a.adviser_id = b.adviser_id and a.id < b.id and a.during && b.during`;
}

const emails = async () => {
  const rows = await db.$queryRaw<{ kind: string; sequence: number; starts: string | null }[]>`
    select j.payload->>'kind' as kind, (j.payload->>'sequence')::int as sequence, j.payload->>'startsAt' as starts
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'booking-email' order by j.id`;
  return rows;
};

/** A draft at step 2, with a chosen service. */
async function aDraft() {
  const token = await changeDraft(undefined, () => ({ serviceId: office.service.id }), now);
  const { id } = await db.bookingDraft.findUniqueOrThrow({
    where: { tokenHash: hashToken(token) },
    select: { id: true },
  });
  return { token, id };
}

/** A request to hold a slot, by default from a new network address. */
const holdRequest = (draft: { token: string; id: string }, start = noon, network: string = randomUUID()) => ({
  draft,
  service: office.service,
  start,
  zone: "America/Toronto",
  language: "en",
  network,
});

describe("cancel", () => {
  it("frees the time, ends the reminders and queues one email", async () => {
    const { id } = await booked();
    expect(await cancel(visitor, { id, reason: "Found help nearby", noticeMinutes: notice }, now)).toEqual({
      ok: true,
      value: null,
    });
    expect(await db.occupiedTime.count()).toBe(0);
    expect((await emails()).map(({ kind }) => kind)).toEqual(["confirmed", "cancelled"]);
    expect((await book(aBookingRequest(office), {}, now)).ok).toBe(true);
  });

  it("cancels once, however many ask at once", async () => {
    const { id } = await booked();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => cancel(visitor, { id, reason: undefined, noticeMinutes: notice }, now)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.error === "RESOURCE_CONFLICT")).toHaveLength(9);
    expect((await emails()).filter(({ kind }) => kind === "cancelled")).toHaveLength(1);
  });

  it("refuses past the notice", async () => {
    const { id } = await booked();
    const late = noon - notice * msPerMinute;
    expect(await cancel(visitor, { id, reason: undefined, noticeMinutes: notice }, late)).toMatchObject({
      error: "BUSINESS_RULE_VIOLATION",
    });
    expect((await cancel(visitor, { id, reason: undefined, noticeMinutes: notice }, late - 1)).ok).toBe(true);
  });
});

describe("reschedule", () => {
  it("moves the one booking, frees its old time, and replaces its reminders", async () => {
    const booking = await booked();
    const start = noon + 2 * msPerHour;
    expect(
      (await reschedule(visitor, { booking, service: office.service, start, noticeMinutes: notice }, now)).ok,
    ).toBe(true);
    expect(await db.booking.count()).toBe(1);
    expect(await db.booking.findFirst()).toMatchObject({
      id: booking.id,
      sequence: 1,
      startsAt: new Date(start),
      adviserReason: expect.stringMatching(/^language:en;/) as string,
    });
    expect((await book(aBookingRequest(office), {}, now)).ok).toBe(true);
    const reminders = (await emails()).filter(({ kind, sequence }) => kind.startsWith("reminder") && sequence === 1);
    expect(reminders.map(({ starts }) => starts)).toEqual([
      new Date(start).toISOString(),
      new Date(start).toISOString(),
    ]);
    expect((await emails()).filter(({ kind }) => kind === "changed")).toHaveLength(1);
  });

  it("changes nothing and writes to nobody when it is there already", async () => {
    const booking = await booked();
    const before = await db.booking.findFirst();
    expect(
      (await reschedule(visitor, { booking, service: office.service, start: noon, noticeMinutes: notice }, now)).ok,
    ).toBe(true);
    expect(await db.booking.findFirst()).toEqual(before);
    expect((await emails()).filter(({ kind }) => kind === "changed")).toEqual([]);
  });

  it("may move by less than its own length", async () => {
    const booking = await booked();
    const start = noon + 30 * msPerMinute;
    expect(
      (await reschedule(visitor, { booking, service: office.service, start, noticeMinutes: notice }, now)).ok,
    ).toBe(true);
  });

  it("keeps the old time when the new one is taken", async () => {
    const booking = await booked();
    await booked(noon + 3 * msPerHour);
    const moved = await reschedule(
      visitor,
      { booking, service: office.service, start: noon + 3 * msPerHour, noticeMinutes: notice },
      now,
    );
    expect(moved).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
    expect(await db.occupiedTime.count({ where: { bookingId: booking.id, startsAt: new Date(noon) } })).toBe(1);
  });

  it("against booking: one of them has the time", async () => {
    for (let round = 0; round < 12; round += 1) {
      const from = noon + round * 24 * msPerHour;
      const booking = await booked(from);
      const start = from + 2 * msPerHour;
      const [moved, other] = await Promise.all([
        reschedule(visitor, { booking, service: office.service, start, noticeMinutes: notice }, now),
        book(aBookingRequest(office, { start }), {}, now),
        // Somebody also wants the time that is being left.
        book(aBookingRequest(office, { start: from }), {}, now),
      ]);
      expect([moved.ok, other.ok].filter(Boolean)).toHaveLength(1);
      expect(await overlapping()).toEqual([]);
    }
  }, 60_000);

  it("against cancellation: a cancelled booking holds no time and has no reminders", async () => {
    for (let round = 0; round < 12; round += 1) {
      const from = noon + round * 24 * msPerHour;
      const booking = await booked(from);
      const start = from + 2 * msPerHour;
      await Promise.all([
        reschedule(visitor, { booking, service: office.service, start, noticeMinutes: notice }, now),
        cancel(visitor, { id: booking.id, reason: undefined, noticeMinutes: notice }, now),
      ]);
      const after = await db.booking.findUniqueOrThrow({
        where: { id: booking.id },
        include: { occupied: { select: { id: true } } },
      });
      expect(after.status).toBe("cancelled");
      expect(after.occupied).toBeNull();
      const queued = await db.$queryRaw<unknown[]>`
        select 1 from graphile_worker._private_jobs where payload->>'bookingId' = ${booking.id} and payload->>'kind' like 'reminder%'`;
      expect(queued).toEqual([]);
    }
  }, 60_000);
});

describe("holds", () => {
  it("keep everybody else away for ten minutes, and not their own visitor", async () => {
    const draft = await aDraft();
    const held = await holdSlot(holdRequest(draft), now);
    expect(held).toMatchObject({ ok: true, value: { until: now + holdLifetime } });
    expect(await book(aBookingRequest(office), {}, now + 1)).toMatchObject({ error: "BOOKING_CONFLICT" });
    expect((await holdSlot(holdRequest(draft), now + 1)).ok).toBe(true);
    expect((await holdSlot(holdRequest(draft, noon + 30 * msPerMinute), now + 2)).ok).toBe(true);
    expect(await db.occupiedTime.count()).toBe(1);
  });

  it("end by themselves", async () => {
    await holdSlot(holdRequest(await aDraft()), now);
    expect((await book(aBookingRequest(office), {}, now + holdLifetime - 1)).ok).toBe(false);
    expect((await book(aBookingRequest(office), {}, now + holdLifetime)).ok).toBe(true);
    expect(await db.occupiedTime.count()).toBe(1);
  });

  it("end with their draft", async () => {
    const draft = await aDraft();
    await holdSlot(holdRequest(draft), now);
    await endDraft(draft.token);
    expect(await db.occupiedTime.count()).toBe(0);
  });

  it("stay where they were when another slot is taken", async () => {
    await booked(noon + 3 * msPerHour);
    const draft = await aDraft();
    await holdSlot(holdRequest(draft), now);
    expect(await holdSlot(holdRequest(draft, noon + 3 * msPerHour), now)).toMatchObject({ error: "BOOKING_CONFLICT" });
    const hold = await db.occupiedTime.findFirst({ where: { draft: { tokenHash: hashToken(draft.token) } } });
    expect(hold?.startsAt.getTime()).toBe(noon);
  });

  it("are extended twice, and only while they last", async () => {
    const draft = await aDraft();
    await holdSlot(holdRequest(draft), now);
    // As long as promised, however early it is asked for.
    expect(await extendHold(draft.token, now + msPerMinute)).toEqual({
      ok: true,
      value: { until: now + 20 * msPerMinute },
    });
    expect(await extendHold(draft.token, now + 19 * msPerMinute)).toEqual({
      ok: true,
      value: { until: now + 30 * msPerMinute },
    });
    expect(await extendHold(draft.token, now + 20 * msPerMinute)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
    const other = await aDraft();
    await holdSlot(holdRequest(other, noon + 24 * msPerHour), now);
    expect(await extendHold(other.token, now + 11 * msPerMinute)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  });

  it("let one of 50 visitors at once have the slot", async () => {
    const drafts = await Promise.all(Array.from({ length: 50 }, aDraft));
    const results = await Promise.all(drafts.map((draft) => holdSlot(holdRequest(draft), now)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await overlapping()).toEqual([]);
  }, 60_000);

  it("become the booking, once, however often it is confirmed", async () => {
    const draft = await aDraft();
    await holdSlot(holdRequest(draft), now);
    const request = aBookingRequest(office);
    const results = await Promise.all(Array.from({ length: 5 }, () => book(request, { draft }, now)));
    expect(new Set(results.map((result) => (result.ok ? result.value.bookingId : result.error))).size).toBe(1);
    expect(await db.occupiedTime.findMany({ select: { bookingId: true, draftId: true, expiresAt: true } })).toEqual([
      { bookingId: results[0]?.ok && results[0].value.bookingId, draftId: null, expiresAt: null },
    ]);
  });
});

it("a storm of everything leaves no two meetings at once and no booking without its time", async () => {
  const service = await findService(office.service.id);
  if (!service) throw new Error("No service");
  const slots = Array.from({ length: 6 }, (_, index) => noon + index * 90 * msPerMinute);
  const anySlot = () => slots[randomInt(slots.length)] ?? noon;
  const known = await Promise.all(slots.slice(0, 3).map((start) => booked(start)));
  const deeds = Array.from({ length: 60 }, (_, index) => {
    const booking = known[index % known.length];
    if (!booking || index % 3 === 0) return book(aBookingRequest(office, { start: anySlot() }), {}, now);
    if (index % 3 === 1) return reschedule(visitor, { booking, service, start: anySlot(), noticeMinutes: notice }, now);
    return aDraft().then((draft) => holdSlot(holdRequest(draft, anySlot()), now));
  });
  await Promise.all(deeds);
  expect(await overlapping()).toEqual([]);
  const homeless = await db.$queryRaw<unknown[]>`
    select 1 from bookings b left join occupied_time o on o.booking_id = b.id and o.starts_at = b.starts_at and o.adviser_id = b.adviser_id
    where b.status = 'confirmed' and o.id is null`;
  expect(homeless).toEqual([]);
}, 60_000);
