import { randomUUID } from "node:crypto";

import type { Staff } from "@/lib/platform/auth/staff";
import { scopeOf } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { cancelManaged, moveManaged } from "../../change/manage";
import { anEmailedBooking, anOfficeWithDays, offerOf, tokenOf } from "../../testing/closed-days";
import { loadDaysOff } from "../loaders/days-off";
import { findAffected } from "../queries/affected";
import { planOffers } from "../queries/plan-offers";
import { makeOffers } from "./make-offers";
import { offerTimes, remindOfOffer } from "./offer-times";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let days: Awaited<ReturnType<typeof anOfficeWithDays>>;
let manager: Staff;

beforeEach(async () => {
  manager = await staffAs("manager");
  days = await anOfficeWithDays(manager);
});

describe("an offer is not made", () => {
  /** Plans an offer for the only appointment, and makes it after the appointment has changed. */
  async function makeAfter(change: () => Promise<unknown>): Promise<number> {
    const affected = await findAffected(scopeOf(manager, "bookings"), days.friday, now);
    const planning = await planOffers(affected, { change: days.friday, now });
    await change();
    const { id } = await db.dayException.create({
      data: { adviserId: days.adviser.id, firstDay: new Date("2027-01-15"), lastDay: new Date("2027-01-15") },
      select: { id: true },
    });
    return db.$transaction((tx) => makeOffers(tx, manager, planning, { source: { exceptionId: id }, now }));
  }

  it("for an appointment that was cancelled or changed since the plan", async () => {
    const booking = await anEmailedBooking(days.office);
    expect(await makeAfter(() => db.booking.update({ where: { id: booking.id }, data: { sequence: 7 } }))).toBe(0);
    expect(await makeAfter(() => cancelManaged(tokenOf(booking), { reason: undefined }, now))).toBe(0);
    expect(await db.bookingOffer.count()).toBe(0);
  });

  it("for a video appointment that no adviser can hold by video", async () => {
    const booking = await anEmailedBooking(days.office);
    await db.booking.update({ where: { id: booking.id }, data: { meetingMode: "video" } });
    const { clients } = await days.propose(days.friday);
    expect(clients).toMatchObject([{ nearest: null, tell: { way: "call", why: "noTime" } }]);
  });

  it("for days that are no longer closed, or for appointments that the staff member may not read", async () => {
    expect(await offerTimes(manager, { exceptionId: randomUUID() }, now)).toMatchObject({
      error: "RESOURCE_NOT_FOUND",
    });
    await anEmailedBooking(days.office);
    await days.close(days.friday, false);
    const { id: exceptionId } = await db.dayException.findFirstOrThrow();
    expect(await offerTimes(await staffAs("adviser"), { exceptionId }, now)).toEqual({ ok: true, value: 0 });
    expect(await offerTimes(manager, { exceptionId }, now)).toEqual({ ok: true, value: 1 });
  });
});

it("the rest of a day's clients does not include one whose appointment is outside the hours of another day", async () => {
  const [onDay, dayAfter] = [await anEmailedBooking(days.office), await anEmailedBooking(days.office, noon + msPerDay)];
  await db.weeklyHours.deleteMany({ where: { weekday: 6 } });
  await days.close(days.friday, false);
  const { id: exceptionId } = await db.dayException.findFirstOrThrow();
  expect(await offerTimes(manager, { exceptionId }, now)).toEqual({ ok: true, value: 1 });
  expect((await offerOf(onDay)).times).toHaveLength(3);
  expect((await offerOf(dayAfter)).times).toEqual([]);
});

it("no client is reminded by staff who may not read the appointment, or after the offer has ended", async () => {
  const { reference } = await anEmailedBooking(days.office);
  await days.close(days.friday);
  expect(await remindOfOffer(await staffAs("adviser"), reference, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await remindOfOffer(manager, reference, now + 3 * msPerDay)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await remindOfOffer(manager, reference, now)).toMatchObject({ ok: true });
});

it("clients who have answered are listed without names, or not at all, as the permissions say", async () => {
  const booking = await anEmailedBooking(days.office);
  await days.close(days.friday);
  const [time] = (await offerOf(booking)).times;
  await moveManaged(tokenOf(booking), { start: time?.start ?? 0, from: noon }, now);
  const clientsFor = async (staff: Staff) =>
    (await loadDaysOff(staff, { adviser: days.adviser, change: undefined, now })).saved[0]?.clients;
  expect(await clientsFor(await staffAs("viewer"))).toMatchObject([{ name: null, state: { kind: "chosen" } }]);
  expect(await clientsFor(await staffAs("adviser"))).toEqual([]);
  expect(await clientsFor(manager)).toMatchObject([{ name: expect.any(String) }]);
});
