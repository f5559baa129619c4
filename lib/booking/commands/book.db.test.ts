import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { aBookingRequest } from "@/lib/testing/booking-requests";

import { clearBookings, findOverlaps } from "../testing/stored-bookings";
import { book } from "./book";
import { lockAdvisers } from "./reserve-time";

let office: Office;

const jobs = () =>
  db.$queryRaw<{ task: string; run_at: Date; payload: { bookingId: string; kind: string } }[]>`
    select t.identifier as task, j.run_at, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id order by j.run_at`;

describe("book with two advisers", () => {
  beforeEach(async () => {
    await clearBookings();
    office = await anOffice({ advisers: 2 });
  });

  it("writes booking, client, reserved time, audit row and emails together", async () => {
    const request = aBookingRequest(office);
    const booked = await book(request, {}, now);
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
    expect(row.client.email).toBe(request.details.email);
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

  it("refuses a start within the buffer of another booking, and accepts a start after the buffer", async () => {
    await book(aBookingRequest(office), {}, now);
    await book(aBookingRequest(office), {}, now);
    const touching = await book(aBookingRequest(office, { start: noon + 90 * msPerMinute }), {}, now);
    const overlappingByBuffer = await book(aBookingRequest(office, { start: noon + 60 * msPerMinute }), {}, now);
    expect(touching.ok).toBe(true);
    expect(overlappingByBuffer).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
  });

  it.each([
    ["in the past", now - msPerHour],
    ["within the minimum notice", now + msPerHour],
    ["not on the slot grid", noon + 7 * msPerMinute],
    ["after the last bookable day", now + 367 * 24 * msPerHour],
  ])("refuses a time that is %s", async (_, start) => {
    expect(await book(aBookingRequest(office, { start }), {}, now)).toMatchObject({
      ok: false,
      error: "BOOKING_UNAVAILABLE",
    });
    expect(await db.client.count()).toBe(0);
  });

  describe("after a booking with the same start", () => {
    const adviserOf = async (booked: Awaited<ReturnType<typeof book>>) => {
      if (!booked.ok) throw new Error(booked.error);
      const { adviserId } = await db.booking.findUniqueOrThrow({
        where: { id: booked.value.bookingId },
        select: { adviserId: true },
      });
      return adviserId;
    };

    it("does not book an adviser who has become inactive since that booking", async () => {
      await book(aBookingRequest(office), {}, now);
      await db.adviser.updateMany({ data: { isActive: false } });
      expect(await book(aBookingRequest(office), {}, now)).toMatchObject({ ok: false, error: "BOOKING_UNAVAILABLE" });
    });

    it("books an adviser who has become free since that booking", async () => {
      const first = await adviserOf(await book(aBookingRequest(office), {}, now));
      await book(aBookingRequest(office), {}, now);
      await db.booking.updateMany({ where: { adviserId: first }, data: { status: "completed" } });
      await db.occupiedTime.deleteMany({ where: { adviserId: first } });
      expect(await adviserOf(await book(aBookingRequest(office), {}, now))).toBe(first);
    });

    it("books the adviser who is still free, and then refuses the time because no adviser is free", async () => {
      await book(aBookingRequest(office), {}, now);
      const elsewhere = { ...office, service: { ...office.service } };
      expect((await book(aBookingRequest(elsewhere), {}, now)).ok).toBe(true);
      expect(await book(aBookingRequest(office), {}, now)).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
      expect(await findOverlaps()).toEqual([]);
    });
  });

  it("never changes an existing client", async () => {
    const first = aBookingRequest(office);
    await book(first, {}, now);
    const impostor = { ...first.details, firstName: "Somebody", phone: "+1 604 555 0199" };
    await book(aBookingRequest(office, { start: noon + 3 * msPerHour, details: impostor }), {}, now);
    expect(await db.client.findMany()).toMatchObject([{ firstName: "Margaret", phone: first.details.phone }]);
    expect(await db.booking.findMany({ orderBy: { startsAt: "asc" }, select: { firstName: true } })).toEqual([
      { firstName: "Margaret" },
      { firstName: "Somebody" },
    ]);
  });

  it("stores optional fields in the booking and the client, and stores audit details as a JSON object", async () => {
    const details = { ...aBookingRequest(office).details, dateOfBirth: "1958-03-01", phone: "+1 604 555 0142" };
    const safeContact = { emailOnly: true, note: "After six." };
    await book(aBookingRequest(office, { details, safeContact }), {}, now);
    const stored = { dateOfBirth: new Date("1958-03-01"), phoneE164: "+16045550142", safeContact: ["email-only"] };
    expect(await db.client.findMany()).toMatchObject([stored]);
    const [booking] = await db.booking.findMany();
    expect(booking).toMatchObject({ ...stored, callerWords: expect.arrayContaining([expect.any(String)]) });
    expect(booking?.safeContactNoteCipher).not.toBeNull();
    expect(await db.auditEvent.findFirst({ where: { subjectId: booking?.id ?? "" } })).toMatchObject({ details: {} });
  });

  it("refuses new clients for a service that is closed to them", async () => {
    const closed = { ...office.service, availableForNewClients: false };
    expect(await book(aBookingRequest(office, { service: closed }), {}, now)).toMatchObject({
      ok: false,
      error: "BUSINESS_RULE_VIOLATION",
    });
  });
});

it("returns a conflict while another transaction locks the only adviser's calendar", async () => {
  await clearBookings();
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
});

it("refuses the time of another booking even if the payment for that booking is overdue", async () => {
  await clearBookings();
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

it("tries every adviser of a large office before it refuses a booking", async () => {
  await clearBookings();
  office = await anOffice({ advisers: 12 });
  const results = await Promise.all(Array.from({ length: 12 }, () => book(aBookingRequest(office), {}, now)));
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  expect(await book(aBookingRequest(office), {}, now)).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
});
