import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { aStoredBooking, clearBookings, findOverlaps, queuedEmails } from "../../testing/stored-bookings";
import { book } from "../../commands/book";
import { cancel } from "./cancel";
import { reschedule } from "./reschedule";

let office: Office;
const visitor = { kind: "visitor" } as const;
const notice = 24 * 60;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 1 });
});

describe("reschedule", () => {
  it("moves the booking, frees its old time and replaces its reminders", async () => {
    const booking = await aStoredBooking(office);
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
    const reminders = (await queuedEmails()).filter(
      ({ kind, sequence }) => kind.startsWith("reminder") && sequence === 1,
    );
    expect(reminders.map(({ starts }) => starts)).toEqual([
      new Date(start).toISOString(),
      new Date(start).toISOString(),
    ]);
    expect((await queuedEmails()).filter(({ kind }) => kind === "changed")).toHaveLength(1);
  });

  it("changes nothing and queues no email when the booking already has the requested start", async () => {
    const booking = await aStoredBooking(office);
    const before = await db.booking.findFirst();
    expect(
      (await reschedule(visitor, { booking, service: office.service, start: noon, noticeMinutes: notice }, now)).ok,
    ).toBe(true);
    expect(await db.booking.findFirst()).toEqual(before);
    expect((await queuedEmails()).filter(({ kind }) => kind === "changed")).toEqual([]);
  });

  it("moves a booking to a time that overlaps its old time", async () => {
    const booking = await aStoredBooking(office);
    const start = noon + 30 * msPerMinute;
    expect(
      (await reschedule(visitor, { booking, service: office.service, start, noticeMinutes: notice }, now)).ok,
    ).toBe(true);
  });

  it("keeps the old time when the new time is taken", async () => {
    const booking = await aStoredBooking(office);
    await aStoredBooking(office, noon + 3 * msPerHour);
    const moved = await reschedule(
      visitor,
      { booking, service: office.service, start: noon + 3 * msPerHour, noticeMinutes: notice },
      now,
    );
    expect(moved).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
    expect(await db.occupiedTime.count({ where: { bookingId: booking.id, startsAt: new Date(noon) } })).toBe(1);
  });

  it("competes with a parallel booking for the same time, and exactly one of the two succeeds", async () => {
    for (let round = 0; round < 12; round += 1) {
      const from = noon + round * 24 * msPerHour;
      const booking = await aStoredBooking(office, from);
      const start = from + 2 * msPerHour;
      const [moved, other] = await Promise.all([
        reschedule(visitor, { booking, service: office.service, start, noticeMinutes: notice }, now),
        book(aBookingRequest(office, { start }), {}, now),
        // Another visitor books the time that is about to become free.
        book(aBookingRequest(office, { start: from }), {}, now),
      ]);
      expect([moved.ok, other.ok].filter(Boolean)).toHaveLength(1);
      expect(await findOverlaps()).toEqual([]);
    }
  });

  it("leaves no reserved time and no reminders if the booking is cancelled in parallel", async () => {
    for (let round = 0; round < 12; round += 1) {
      const from = noon + round * 24 * msPerHour;
      const booking = await aStoredBooking(office, from);
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
  });
});

describe("a move into the withdrawal period", () => {
  const law = { price: { minor: 13_000, currency: "CAD" }, consumerLaw: "uk" } as const;
  const late = noon + 21 * msPerDay;
  const required = { error: "VALIDATION_ERROR", details: { codes: { earlyStart: ["earlyStartRequired"] } } };

  async function stored(changes: Parameters<typeof aBookingRequest>[1] = {}) {
    const booked = await book(aBookingRequest(office, { start: late, ...law, ...changes }), {}, now);
    if (!booked.ok) throw new Error(booked.error);
    const { bookingId: id } = booked.value;
    return db.booking.update({ where: { id }, data: { createdAt: new Date(now) } });
  }
  const move = (booking: Awaited<ReturnType<typeof stored>>, requestsEarlyStart?: boolean, start = noon) =>
    reschedule(
      visitor,
      { booking, service: office.service, start, noticeMinutes: 0, ...(requestsEarlyStart && { requestsEarlyStart }) },
      now,
    );
  const row = () => db.booking.findFirstOrThrow();

  it("needs the client's express request, which is stored", async () => {
    const booking = await stored();
    expect(await move(booking)).toMatchObject(required);
    expect(await row()).toMatchObject({ startsAt: new Date(late), earlyStartRequestedAt: null });
    expect((await move(booking, true)).ok).toBe(true);
    expect(await row()).toMatchObject({ startsAt: new Date(noon), earlyStartRequestedAt: new Date(now) });
  });

  it("needs no second request", async () => {
    const booking = await stored({ start: noon, requestsEarlyStart: true });
    expect((await move(booking, false, noon + msPerHour)).ok).toBe(true);
  });

  it("needs no request after the period, or without a consumer law", async () => {
    expect((await move(await stored(), false, late + msPerHour)).ok).toBe(true);
    expect((await move(await stored({ start: late + 4 * msPerHour, consumerLaw: "no_right" }))).ok).toBe(true);
  });
});
