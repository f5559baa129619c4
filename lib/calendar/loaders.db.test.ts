import { at, now } from "@/lib/availability/testing/toronto";
import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { connectCalendar } from "./commands/busy-calendar";
import { loadCalendarLinks, loadCalendarProblems } from "./loaders";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

async function anAdviserWithCalendar() {
  const service = await aService().insert();
  const adviser = await anAdviser().giving(service).working([3], 9, 13).insert();
  const by = await staffAs("manager");
  await connectCalendar(by, { adviserId: adviser.id, address: "https://calendar.example.com/secret.ics" }, now);
  const day = (hour: number) => new Date(at("2026-12-09", hour));
  await db.busyTime.createMany({
    data: [
      { adviserId: adviser.id, startsAt: day(8), endsAt: day(10) },
      { adviserId: adviser.id, startsAt: day(13), endsAt: day(14) },
    ],
  });
  return { service, adviser, by };
}

it("shows the host of the address, entries in working hours, and bookings at the time of an entry", async () => {
  const { service, adviser, by } = await anAdviserWithCalendar();
  const book = (hour: number) => aBooking({ adviser, service }).startingAt(new Date(at("2026-12-09", hour)));
  const { reference } = await book(9).insert();
  await book(11).insert();
  const links = await loadCalendarLinks(by, adviser.id, now);
  expect(links?.calendar).toMatchObject({
    host: "calendar.example.com",
    inHours: 1,
    collisions: [{ reference, start: at("2026-12-09", 9) }],
  });
  expect(JSON.stringify(links)).not.toContain("secret");
  const { collisions } = await loadCalendarProblems(by, now);
  expect(collisions).toEqual([{ slug: adviser.slug, name: adviser.name, count: 1 }]);
  expect((await loadCalendarProblems(await staffAs("adviser"), now)).collisions).toEqual([]);
});

it("lists own calendars on Today once they could not be read for 24 hours", async () => {
  const { adviser, by } = await anAdviserWithCalendar();
  const failing = { failure: "unreachable", failingSince: new Date(now) };
  await db.busyCalendar.update({ where: { adviserId: adviser.id }, data: failing });
  const unreadAt = async (hours: number) => (await loadCalendarProblems(by, now + hours * msPerHour)).unread;
  expect(await unreadAt(23)).toEqual([]);
  expect(await unreadAt(24)).toEqual([{ slug: adviser.slug, name: adviser.name }]);
});

it("shows nothing to staff who may not change the calendar", async () => {
  const { adviser } = await anAdviserWithCalendar();
  expect(await loadCalendarLinks(await staffAs("viewer"), adviser.id, now)).toBeUndefined();
  expect(await loadCalendarLinks(await staffAs("adviser"), adviser.id, now)).toBeUndefined();
  expect(await loadCalendarLinks(await staffAs("adviser", adviser.id), adviser.id, now)).toBeDefined();
});
