import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { bindKey } from "@/lib/platform/security/idempotency-key";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { aBookingRequest } from "@/lib/testing/booking-requests";

import { book } from "./book";
import { lockAdvisers } from "./reserve-time";

let office: Office;

const requestKey = (key: string, body: object, email = "zoe@example.org") =>
  bindKey({ call: "bookings.create", key, email, body });

const emptyOffice = () => db.$executeRaw`
  truncate services, advisers, clients, bookings, booking_idempotency_keys, booking_drafts, occupied_time, audit_events, graphile_worker._private_jobs cascade`;

/** One adviser's meetings must never overlap, however they came about. Asked of the database, not of our own records. */
async function overlapping(): Promise<unknown[]> {
  return db.$queryRaw`
    select a.id, b.id from occupied_time a join occupied_time b
      on a.adviser_id = b.adviser_id and a.id < b.id and a.during && b.during`;
}

const jobs = () =>
  db.$queryRaw<{ task: string; run_at: Date; payload: { bookingId: string; kind: string } }[]>`
    select t.identifier as task, j.run_at, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id order by j.run_at`;

describe("with two advisers", () => {
  beforeEach(async () => {
    await emptyOffice();
    office = await anOffice({ advisers: 2 });
  });

  it("writes booking, client, time, audit row and emails together", async () => {
    const order = aBookingRequest(office);
    const booked = await book(order, {}, now);
    if (!booked.ok) throw new Error(booked.error);
    const row = await db.booking.findUniqueOrThrow({
      where: { id: booked.value.bookingId },
      include: { occupied: true, client: true },
    });
    expect(row).toMatchObject({
      status: "confirmed",
      sequence: 0,
      zone: "America/Vancouver",
      priceMinor: 0,
      currency: "CAD",
    });
    expect(row.startsAt.getTime()).toBe(noon);
    expect(row.endsAt.getTime()).toBe(noon + msPerHour);
    expect(row.client.email).toBe(order.details.email);
    expect(row.adviserReason).toMatch(/^language:en;load:0;of:2$/);
    expect(row.notesCipher && Buffer.from(row.notesCipher).includes("October")).toBe(false);
    expect(row.notesCipher && decrypt(row.notesCipher, "bookings.notes")).toBe("Three transfers in October.");
    expect(await db.auditEvent.findMany({ where: { subjectKind: "booking" } })).toMatchObject([
      { action: "booking.confirmed", subjectId: row.id, actorKind: "visitor" },
    ]);
    const queued = await jobs();
    expect(queued.map(({ payload }) => payload.kind).sort()).toEqual([
      "booked",
      "confirmed",
      "reminder-24h",
      "reminder-2h",
    ]);
    expect(queued[2]?.run_at.getTime()).toBe(noon - 24 * msPerHour);
  });

  it("gives 100 parallel confirmations of one slot to each adviser once", async () => {
    const results = await Promise.all(Array.from({ length: 100 }, () => book(aBookingRequest(office), {}, now)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    const refused = results.flatMap((result) => (result.ok ? [] : [result]));
    expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(["BOOKING_CONFLICT"]));
    expect(refused[0]?.details).toMatchObject({ alternatives: [{ duration: 60 }, { duration: 60 }, { duration: 60 }] });
    expect(await overlapping()).toEqual([]);
    expect(await db.booking.count()).toBe(2);
    expect(await db.client.count()).toBe(2);
    expect(await jobs()).toHaveLength(8);
  }, 60_000);

  it("refuses what overlaps by a buffer alone, and takes what touches", async () => {
    await book(aBookingRequest(office), {}, now);
    await book(aBookingRequest(office), {}, now);
    const touching = await book(aBookingRequest(office, { start: noon + 90 * msPerMinute }), {}, now);
    const overlappingByBuffer = await book(aBookingRequest(office, { start: noon + 60 * msPerMinute }), {}, now);
    expect(touching.ok).toBe(true);
    expect(overlappingByBuffer).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
  });

  it.each([
    ["past", now - msPerHour],
    ["under the notice", now + msPerHour],
    ["off the grid", noon + 7 * msPerMinute],
    ["beyond the horizon", now + 367 * 24 * msPerHour],
  ])("refuses a time that is %s", async (_, start) => {
    expect(await book(aBookingRequest(office, { start }), {}, now)).toMatchObject({
      ok: false,
      error: "BOOKING_UNAVAILABLE",
    });
    expect(await db.client.count()).toBe(0);
  });

  it("answers a repeat with the same booking, also while the first is under way", async () => {
    const key = requestKey("a key", { a: "body" });
    const order = aBookingRequest(office);
    const results = await Promise.all(Array.from({ length: 8 }, () => book(order, { key }, now)));
    expect(new Set(results.map((result) => result.ok && result.value.bookingId)).size).toBe(1);
    expect(results.filter((result) => result.ok && !result.value.isRepeat)).toHaveLength(1);
    expect(await book(order, { key: requestKey("a key", { another: "body" }) }, now)).toMatchObject({
      ok: false,
      error: "RESOURCE_CONFLICT",
    });
    expect(await db.booking.count()).toBe(1);
  });

  it("answers a repeat with what the first try was told, though the booking is another by now", async () => {
    const key = requestKey(randomUUID(), { a: "body" });
    const first = await book(aBookingRequest(office), { key }, now);
    if (!first.ok) throw new Error(first.error);
    const elsewhere =
      office.adviserIds.find((id) => !first.value.isRepeat && id !== first.value.booking.adviser.id) ?? "";
    await db.booking.update({
      where: { id: first.value.bookingId },
      data: {
        status: "cancelled",
        cancelledAt: new Date(now),
        startsAt: new Date(now),
        adviserId: elsewhere,
        occupied: { delete: true },
      },
    });
    const repeat = await book(aBookingRequest(office), { key }, now);
    expect(repeat).toEqual({ ok: true, value: { ...first.value, isRepeat: true } });
  });

  it("does not know the key of another email address", async () => {
    const first = await book(aBookingRequest(office), { key: requestKey("1", { a: "body" }, "zoe@example.org") }, now);
    const second = await book(aBookingRequest(office), { key: requestKey("1", { a: "body" }, "eve@example.org") }, now);
    const third = await book(
      aBookingRequest(office, { start: noon + 3 * msPerHour }),
      { key: requestKey("1", { b: "body" }, "ann@example.org") },
      now,
    );
    expect([first, second, third].map((result) => result.ok && result.value.isRepeat)).toEqual([false, false, false]);
    expect(await db.booking.count()).toBe(3);
  });

  it("keeps no key of a try that failed", async () => {
    const key = requestKey(randomUUID(), { a: "body" });
    await book(aBookingRequest(office, { start: noon + 7 * msPerMinute }), { key }, now);
    expect(await db.bookingIdempotencyKey.count()).toBe(0);
    expect((await book(aBookingRequest(office), { key }, now)).ok).toBe(true);
  });

  describe("when the same start was asked for a moment ago", () => {
    const adviserOf = async (booked: Awaited<ReturnType<typeof book>>) => {
      if (!booked.ok) throw new Error(booked.error);
      const { adviserId } = await db.booking.findUniqueOrThrow({
        where: { id: booked.value.bookingId },
        select: { adviserId: true },
      });
      return adviserId;
    };

    it("does not ask an adviser whom a change of the rules has taken away since", async () => {
      await book(aBookingRequest(office), {}, now);
      await db.adviser.updateMany({ data: { isActive: false } });
      expect(await book(aBookingRequest(office), {}, now)).toMatchObject({ ok: false, error: "BOOKING_UNAVAILABLE" });
    });

    it("asks an adviser who has come free since", async () => {
      const first = await adviserOf(await book(aBookingRequest(office), {}, now));
      await book(aBookingRequest(office), {}, now);
      await db.booking.updateMany({ where: { adviserId: first }, data: { status: "completed" } });
      await db.occupiedTime.deleteMany({ where: { adviserId: first } });
      expect(await adviserOf(await book(aBookingRequest(office), {}, now))).toBe(first);
    });

    it("finds a time taken that somebody else's process has given away since", async () => {
      await book(aBookingRequest(office), {}, now);
      const elsewhere = { ...office, service: { ...office.service } };
      expect((await book(aBookingRequest(elsewhere), {}, now)).ok).toBe(true);
      expect(await book(aBookingRequest(office), {}, now)).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
      expect(await overlapping()).toEqual([]);
    });
  });

  it("never changes a client that is known already", async () => {
    const first = aBookingRequest(office);
    await book(first, {}, now);
    const imposter = { ...first.details, firstName: "Somebody", phone: "+1 604 555 0199" };
    await book(aBookingRequest(office, { start: noon + 3 * msPerHour, details: imposter }), {}, now);
    expect(await db.client.findMany()).toMatchObject([{ firstName: "Margaret", phone: first.details.phone }]);
    expect(await db.booking.findMany({ orderBy: { startsAt: "asc" }, select: { firstName: true } })).toEqual([
      { firstName: "Margaret" },
      { firstName: "Somebody" },
    ]);
  });

  it("keeps new clients from a service closed to them", async () => {
    const closed = { ...office.service, availableForNewClients: false };
    expect(await book(aBookingRequest(office, { service: closed }), {}, now)).toMatchObject({
      ok: false,
      error: "BUSINESS_RULE_VIOLATION",
    });
  });
});

it("keeps the daily cap under parallel bookings of different times", async () => {
  await emptyOffice();
  office = await anOffice({ advisers: 1, dailyCap: 3 });
  const starts = Array.from({ length: 5 }, (_, index) => noon + (index - 2) * 2 * msPerHour);
  const results = await Promise.all(
    [...starts, ...starts].map((start) => book(aBookingRequest(office, { start }), {}, now)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await overlapping()).toEqual([]);
});

it("answers a rush for five times with bookings and conflicts alone", async () => {
  await emptyOffice();
  office = await anOffice({ advisers: 1 });
  const starts = Array.from({ length: 5 }, (_, index) => noon + index * 2 * msPerHour);
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      book(aBookingRequest(office, { start: starts[index % 5] ?? noon }), {}, now),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(new Set(results.flatMap((result) => (result.ok ? [] : [result.error])))).toEqual(
    new Set(["BOOKING_CONFLICT"]),
  );
  expect(await overlapping()).toEqual([]);
}, 60_000);

it("answers with a conflict when an adviser's calendar stays locked", async () => {
  await emptyOffice();
  office = await anOffice({ advisers: 1 });
  const [adviserId = ""] = office.adviserIds;
  await db.$transaction(
    async (tx) => {
      await lockAdvisers(tx, [adviserId]);
      expect(await book(aBookingRequest(office), {}, now)).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
    },
    { timeout: 20_000 },
  );
  expect((await book(aBookingRequest(office), {}, now)).ok).toBe(true);
}, 30_000);

it("never frees the time of a booking whose payment is overdue", async () => {
  await emptyOffice();
  office = await anOffice({ advisers: 1 });
  const booked = await book(aBookingRequest(office), {}, now);
  if (!booked.ok) throw new Error(booked.error);
  const due = { paymentDueAt: new Date(now), occupied: { update: { expiresAt: new Date(now) } } };
  await db.booking.update({ where: { id: booked.value.bookingId }, data: { status: "awaiting_payment", ...due } });
  const refused = await book(aBookingRequest(office), {}, now + msPerHour);
  expect(refused).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
  expect(JSON.stringify(refused)).not.toContain("2027-01-15T12:00");
  expect((await book(aBookingRequest(office, { start: noon + 3 * msPerHour }), {}, now + msPerHour)).ok).toBe(true);
  expect(await db.occupiedTime.count({ where: { bookingId: booked.value.bookingId } })).toBe(1);
});

it("asks every adviser of a large office before it says no", async () => {
  await emptyOffice();
  office = await anOffice({ advisers: 12 });
  const results = await Promise.all(Array.from({ length: 12 }, () => book(aBookingRequest(office), {}, now)));
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(await book(aBookingRequest(office), {}, now)).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
});
