import { findSlots } from "@/lib/availability/queries/slots";
import { office as officeRules } from "@/lib/firm/legal";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { cancelManaged, keepManaged, moveManaged } from "../../change/manage";
import { sweepBookings } from "../../commands/sweep";
import { loadEmailBooking } from "../../emails/load";
import { anEmailedBooking, anOfficeWithDays, offerOf, tokenOf } from "../../testing/closed-days";
import { listHolds } from "../../desk/queries/week";
import { findOverlaps } from "../../testing/stored-bookings";
import { loadUnansweredOffers } from "../loaders/unanswered";
import { findOpenOffer } from "../queries/offers";
import { remindOfOffer } from "./offer-times";
import { removeDays } from "./remove-days";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let days: Awaited<ReturnType<typeof anOfficeWithDays>>;
let manager: Staff;

beforeEach(async () => {
  manager = await staffAs("manager");
  days = await anOfficeWithDays(manager);
});

describe("the client's answer", () => {
  it("moves the booking to the chosen time and frees the other times", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    const { times } = await offerOf(booking);
    const [chosen, other] = [times[1]?.start ?? 0, times[2]?.start ?? 0];
    const from = noon;
    expect(await moveManaged(tokenOf(booking), { start: chosen, from }, now)).toMatchObject({ ok: true });
    expect(await moveManaged(tokenOf(booking), { start: other, from }, now)).toMatchObject({
      ok: false,
      error: "RESOURCE_CONFLICT",
    });
    expect(await db.occupiedTime.findMany({ select: { bookingId: true, startsAt: true } })).toEqual([
      { bookingId: booking.id, startsAt: new Date(chosen) },
    ]);
    expect(await db.bookingOffer.findFirst()).toMatchObject({ outcome: "chosen" });
    expect(await days.clients()).toMatchObject([{ start: noon, state: { kind: "chosen", start: chosen } }]);
  });

  it("stays in the list of the days off when the chosen time is with another adviser", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    const [first] = (await offerOf(booking)).times;
    await moveManaged(tokenOf(booking), { start: first?.start ?? 0, from: noon }, now);
    const { id: adviserId } = await anAdviser().insert();
    await db.$transaction([
      db.occupiedTime.updateMany({ where: { bookingId: booking.id }, data: { adviserId } }),
      db.booking.update({ where: { id: booking.id }, data: { adviserId } }),
    ]);
    expect(await days.clients()).toMatchObject([{ reference: booking.reference, state: { kind: "chosen" } }]);
  });

  it("accepts exactly one of two times that are chosen at the same moment", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    const { times } = await offerOf(booking);
    const picks = await Promise.all(
      times.map(({ start }) => moveManaged(tokenOf(booking), { start, from: noon }, now)),
    );
    expect(picks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.occupiedTime.count()).toBe(1);
    expect(await findOverlaps()).toEqual([]);
  });

  it("keeps the offered times when the chosen one cannot be reserved", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    const taken = await anEmailedBooking(days.office, noon + 6 * msPerDay);
    const moved = await moveManaged(tokenOf(booking), { start: taken.startsAt.getTime(), from: noon }, now);
    expect(moved).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
    expect((await offerOf(booking)).times).toHaveLength(3);
  });

  it("ends the offer with the cancellation, and emails nothing afterwards", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    expect(await cancelManaged(tokenOf(booking), { reason: undefined }, now)).toMatchObject({ ok: true });
    expect(await db.occupiedTime.count()).toBe(0);
    expect(await db.bookingOffer.findFirst()).toMatchObject({ outcome: "cancelled" });
    expect(await loadEmailBooking(booking.id, now)).toMatchObject({ status: "cancelled", offer: undefined });
  });

  it("may be to keep the present time, of which staff get a notice", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    expect(await keepManaged(tokenOf(booking), now)).toEqual({ ok: true, value: null });
    expect(await keepManaged(tokenOf(booking), now)).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
    expect(await db.occupiedTime.count()).toBe(1);
    const notices = await db.$queryRaw`
      select j.payload->>'kind' as kind from graphile_worker._private_jobs j where j.payload->>'kind' = 'time-kept'`;
    expect(notices).toHaveLength(1);
  });

  it("can be awaited with one reminder, until the offer expires and the times are free again", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    const { times, until } = await offerOf(booking);
    expect(await remindOfOffer(manager, booking.reference, now)).toEqual({ ok: true, value: null });
    expect(await remindOfOffer(manager, booking.reference, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
    const copies = await db.$queryRaw`
      select j.payload->>'copy' as copy from graphile_worker._private_jobs j where j.payload->>'kind' = 'other-times' order by 1`;
    expect(copies).toEqual([{ copy: "1" }, { copy: "2" }]);
    expect(await findOpenOffer(booking.id, until)).toBeUndefined();
    await sweepBookings(until + 1);
    expect(await db.occupiedTime.count()).toBe(1);
    const start = times[0]?.start ?? 0;
    const slots = await findSlots({
      service: days.office.service,
      office: officeRules(),
      now: until,
      from: start,
      to: start + 1,
    });
    expect(slots).toHaveLength(1);
    expect(await days.clients(until)).toMatchObject([{ state: { kind: "ended" } }]);
  });

  it("is no longer needed when the days are removed", async () => {
    await anEmailedBooking(days.office);
    await days.close(days.friday);
    const { id } = await db.dayException.findFirstOrThrow();
    expect(await removeDays(manager, id, now)).toEqual({ ok: true, value: null });
    expect(await removeDays(manager, id, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
    expect(await db.bookingOffer.findFirst()).toMatchObject({ outcome: "reopened", exceptionId: null });
    expect(await db.occupiedTime.count()).toBe(1);
  });
});

describe("an offer that ended without an answer", () => {
  const dayLater = now + 3 * msPerDay;
  const unanswered = async (staff = manager, at = dayLater) =>
    (await loadUnansweredOffers(staff, at)).map(({ reference, start }) => [reference, start]);

  it("is listed with its appointment until the appointment is over or changed", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    expect(await unanswered(manager, now)).toEqual([]);
    expect(await unanswered()).toEqual([[booking.reference, noon]]);
    expect(await unanswered(manager, noon + 1)).toEqual([]);
    await cancelManaged(tokenOf(booking), { reason: undefined }, dayLater);
    expect(await unanswered()).toEqual([]);
  });

  it("is not listed after an answer, or for staff who may not read the appointment", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    expect(await unanswered(await staffAs("adviser"))).toEqual([]);
    expect(await unanswered(await staffAs("adviser", days.adviser.id))).toHaveLength(1);
    await keepManaged(tokenOf(booking), now);
    expect(await unanswered()).toEqual([]);
  });

  it("shows its times in the week of the adviser while it is open, with the client's booking", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close(days.friday);
    const { times } = await offerOf(booking);
    const week = { start: noon - 3 * msPerDay, end: noon + 14 * msPerDay };
    const holds = await listHolds(scopeOf(manager, "bookings"), week, now);
    expect(holds.map(({ offeredTo, meetingStart }) => [offeredTo, meetingStart])).toEqual(
      expect.arrayContaining(times.map(({ start }) => [booking.reference, start])),
    );
  });
});
