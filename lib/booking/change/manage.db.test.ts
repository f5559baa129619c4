import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { aBookingRequest } from "@/lib/testing/booking-requests";

import { book } from "../commands/book";
import { reschedule } from "./commands/reschedule";
import { cancelManaged, moveManaged, openManaged } from "./manage";
import { emailedToken, manageToken } from "./manage-link";
import { clearBookings } from "../testing/stored-bookings";

const later = noon + 2 * msPerHour;
let office: Office;
let id: string;
let email: string;
let token: string;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 2 });
  const request = aBookingRequest(office);
  const booked = await book(request, {}, now);
  if (!booked.ok) throw new Error(booked.error);
  id = booked.value.bookingId;
  email = request.details.email ?? "";
  token = manageToken(id);
});

const stored = () =>
  db.booking.findUniqueOrThrow({ where: { id }, select: { status: true, startsAt: true, sequence: true } });

/** Resolves as soon as another connection of this database waits for a lock. */
async function untilBlocked(): Promise<void> {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if (!row || row.waiting === 0) await untilBlocked();
}

it("does not cancel a booking that is moved while the cancellation is running", async () => {
  let cancelling: ReturnType<typeof cancelManaged> | undefined;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`update occupied_time set starts_at = ${new Date(later)} where booking_id = ${id}::uuid`;
    await tx.booking.update({
      where: { id },
      data: { startsAt: new Date(later), endsAt: new Date(later + msPerHour), sequence: { increment: 1 } },
    });
    cancelling = cancelManaged(token, { reason: undefined }, now);
    await untilBlocked();
  });
  expect(await cancelling).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
  expect(await stored()).toEqual({ status: "confirmed", startsAt: new Date(later), sequence: 1 });
});

it("refuses a cancellation or a move from a page that shows the booking's old time", async () => {
  const booking = await db.booking.findUniqueOrThrow({ where: { id } });
  expect(
    (await reschedule({ kind: "visitor" }, { booking, service: office.service, start: later, noticeMinutes: 0 }, now))
      .ok,
  ).toBe(true);
  expect(await cancelManaged(token, { reason: undefined, from: noon }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await moveManaged(token, { start: later + msPerHour, from: noon }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await stored()).toEqual({ status: "confirmed", startsAt: new Date(later), sequence: 1 });
  expect((await cancelManaged(token, { reason: undefined, from: later }, now)).ok).toBe(true);
});

it("tells whether a move changed the adviser", async () => {
  const kept = await moveManaged(token, { start: later }, now);
  expect(kept).toMatchObject({ ok: true, value: { hasNewAdviser: false } });
  const { adviserId } = await db.booking.findUniqueOrThrow({ where: { id }, select: { adviserId: true } });
  await db.adviser.update({ where: { id: adviserId }, data: { isActive: false } });
  const moved = await moveManaged(token, { start: later + msPerHour }, now);
  expect(moved).toMatchObject({ ok: true, value: { hasNewAdviser: true } });
});

it("accepts a repeated request to move a booking, but moves the booking only once", async () => {
  expect((await moveManaged(token, { start: later, from: noon }, now)).ok).toBe(true);
  expect((await moveManaged(token, { start: later, from: noon }, now)).ok).toBe(true);
  expect(await stored()).toMatchObject({ sequence: 1 });
});

describe("the database", () => {
  const refuses = (change: Promise<unknown>, constraint: string) =>
    expect(change).rejects.toThrow(new RegExp(constraint));

  it("requires a cancellation time for a cancelled booking, and refuses it for a confirmed booking", async () => {
    await refuses(db.booking.update({ where: { id }, data: { status: "cancelled" } }), "cancelled_booking_says_when");
    await refuses(
      db.booking.update({ where: { id }, data: { cancelledAt: new Date(now) } }),
      "cancelled_booking_says_when",
    );
  });

  it("requires reserved time for an open booking, and refuses reserved time for a cancelled booking", async () => {
    await refuses(db.occupiedTime.deleteMany({ where: { bookingId: id } }), "An open booking has no reserved time");
    await refuses(
      db.booking.update({ where: { id }, data: { startsAt: new Date(later) } }),
      "An open booking has no reserved time",
    );
    await refuses(
      db.$executeRaw`update occupied_time set starts_at = ${new Date(later)} where booking_id = ${id}::uuid`,
      "An open booking has no reserved time",
    );
    await refuses(
      db.booking.update({ where: { id }, data: { status: "cancelled", cancelledAt: new Date(now) } }),
      "A cancelled booking keeps reserved time",
    );
    expect(await stored()).toMatchObject({ status: "confirmed", startsAt: new Date(noon) });
  });

  it("allows a completed appointment with or without reserved time", async () => {
    await db.booking.update({ where: { id }, data: { status: "completed" } });
    await db.occupiedTime.deleteMany({ where: { bookingId: id } });
    expect(await stored()).toMatchObject({ status: "completed" });
  });
});

describe("the email address of a booking", () => {
  const confirmed = () => db.confirmedRecipient.count();
  beforeEach(() => db.confirmedRecipient.deleteMany());

  it("is confirmed by changing the booking with the emailed link, but not by only opening the link", async () => {
    expect((await openManaged(emailedToken({ id, email }))).ok).toBe(true);
    expect(await confirmed()).toBe(0);
    expect((await moveManaged(emailedToken({ id, email }), { start: later }, now)).ok).toBe(true);
    expect(await confirmed()).toBe(1);
  });

  // A manage link in an email ends with an email mark, which the visitor can know only from the email.
  it("is not confirmed by a link without an email mark, or with the email mark of another booking", async () => {
    expect((await moveManaged(token, { start: later }, now)).ok).toBe(true);
    const [, mark] = emailedToken({ id: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa", email }).split("~");
    expect((await cancelManaged(`${token}~${mark}`, { reason: undefined }, now)).ok).toBe(true);
    expect(await confirmed()).toBe(0);
  });

  it("is not confirmed by a link that was emailed to the booking's former address", async () => {
    await db.booking.update({ where: { id }, data: { email: "corrected@example.org" } });
    expect((await moveManaged(emailedToken({ id, email }), { start: later }, now)).ok).toBe(true);
    expect(await confirmed()).toBe(0);
  });
});
