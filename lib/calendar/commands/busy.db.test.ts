import { findSlots } from "@/lib/availability/queries/slots";
import { at, now, question } from "@/lib/availability/testing/toronto";
import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aService } from "@/lib/testing/builders/service";
import { staffAs } from "@/lib/testing/staff-as";

import { readCalendar } from "../busy/read-calendar";
import { connectCalendar, disconnectCalendar, requestReading } from "./busy-calendar";
import { queueReadings, readBusyCalendar } from "./read-calendars";
import type { CalendarReader } from "./read-calendars";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const address = "https://calendar.example.com/secret/busy.ics";
const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.000/g, "");
const entry = (start: number, end: number, uid = "other@example.com") =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Secret title\r\nDTSTART:${stamp(start)}\r\nDTEND:${stamp(end)}\r\nEND:VEVENT\r\n`;

/** A reader for which the calendar has these entries, or cannot be fetched. */
const readerOf = (...entries: readonly string[]): CalendarReader => ({
  fetch: async () => ({ ok: true, text: `BEGIN:VCALENDAR\r\n${entries.join("")}END:VCALENDAR\r\n` }),
  read: async (text, request) => readCalendar(text, request) ?? "not-a-calendar",
});
const broken: CalendarReader = { ...readerOf(), fetch: async () => ({ ok: false, failure: "unreachable" }) };

async function connected() {
  const service = await aService().onGrid(60).insert();
  const adviser = await anAdviser().giving(service).working([3], 9, 13).insert();
  const by = await staffAs("manager");
  await connectCalendar(by, { adviserId: adviser.id, address }, now);
  const free = async () => {
    const slots = await findSlots({ ...question(service), from: at("2026-12-09", 0), to: at("2026-12-10", 0) });
    return slots.map(({ start }) => (start - at("2026-12-09", 0)) / msPerHour);
  };
  const row = () => db.busyCalendar.findUniqueOrThrow({ where: { adviserId: adviser.id } });
  return { service, adviser, by, free, row };
}

const tenToNoon = entry(at("2026-12-09", 10), at("2026-12-09", 12));

describe("an own calendar", () => {
  it("takes its entries out of the offered times, until it is disconnected", async () => {
    const { adviser, by, free, row } = await connected();
    await readBusyCalendar(adviser.id, now, readerOf(tenToNoon));
    expect(await free()).toEqual([9, 12]);
    expect(await row()).toMatchObject({ readAt: new Date(now), failure: null, entries: 1 });
    await disconnectCalendar(by, adviser.id);
    expect(await free()).toEqual([9, 10, 11, 12]);
  });

  it("keeps its last times when it cannot be read, and says since when", async () => {
    const { adviser, free, row } = await connected();
    await readBusyCalendar(adviser.id, now, readerOf(tenToNoon));
    await readBusyCalendar(adviser.id, now + msPerHour, broken);
    await readBusyCalendar(adviser.id, now + 2 * msPerHour, broken);
    expect(await free()).toEqual([9, 12]);
    expect(await row()).toMatchObject({
      readAt: new Date(now),
      triedAt: new Date(now + 2 * msPerHour),
      failure: "unreachable",
      failingSince: new Date(now + msPerHour),
    });
    await readBusyCalendar(adviser.id, now + 3 * msPerHour, readerOf());
    expect(await row()).toMatchObject({ failure: null, failingSince: null, entries: 0 });
    expect(await free()).toEqual([9, 10, 11, 12]);
  });

  it("keeps its last times when the address answers with a page", async () => {
    const { adviser, free, row } = await connected();
    await readBusyCalendar(adviser.id, now, readerOf(tenToNoon));
    const page: CalendarReader = { ...readerOf(), fetch: async () => ({ ok: true, text: "<html></html>" }) };
    await readBusyCalendar(adviser.id, now + msPerHour, page);
    expect(await free()).toEqual([9, 12]);
    expect((await row()).failure).toBe("not-a-calendar");
  });

  it("tells the office and the adviser once if it cannot be read for 24 hours", async () => {
    const { adviser } = await connected();
    const notices = () => db.staffNotice.findMany({ where: { kind: "calendar-unread" }, select: { adviserId: true } });
    const before = (await notices()).length;
    await readBusyCalendar(adviser.id, now, broken);
    await readBusyCalendar(adviser.id, now + 23 * msPerHour, broken);
    expect((await notices()).length).toBe(before);
    await readBusyCalendar(adviser.id, now + 24 * msPerHour, broken);
    await readBusyCalendar(adviser.id, now + 25 * msPerHour, broken);
    expect((await notices()).slice(before).map(({ adviserId }) => adviserId)).toEqual(
      expect.arrayContaining([null, adviser.id]),
    );
    expect((await notices()).length).toBe(before + 2);
  });

  it("does not block time with entries that are our own appointments", async () => {
    const { adviser, service, free, row } = await connected();
    const start = at("2026-12-09", 9);
    const booking = await aBooking({ adviser, service }).startingAt(new Date(start)).cancelled().insert();
    const copies = [booking.id, booking.id.toUpperCase()].map((id) => entry(start, start + msPerHour, id));
    await readBusyCalendar(adviser.id, now, readerOf(...copies));
    expect(await free()).toEqual([9, 10, 11, 12]);
    expect((await row()).entries).toBe(0);
  });

  it("never moves a booking", async () => {
    const { adviser, service } = await connected();
    const { id } = await aBooking({ adviser, service })
      .startingAt(new Date(at("2026-12-09", 10)))
      .insert();
    await readBusyCalendar(adviser.id, now, readerOf(tenToNoon));
    const booking = await db.booking.findUniqueOrThrow({ where: { id } });
    expect(booking).toMatchObject({ status: "confirmed", startsAt: new Date(at("2026-12-09", 10)) });
  });

  it("stores neither its titles nor its readable address", async () => {
    const { adviser, row } = await connected();
    await readBusyCalendar(adviser.id, now, readerOf(tenToNoon));
    const stored = await row();
    const times = await db.busyTime.findMany({ where: { adviserId: adviser.id } });
    const audit = await db.auditEvent.findMany({ where: { subjectId: adviser.id }, select: { details: true } });
    expect(JSON.stringify([stored, times, audit])).not.toMatch(/secret/i);
    expect(Buffer.from(stored.addressCipher).toString("latin1")).not.toContain("calendar.example.com");
  });

  it("drops a reading of an address that was replaced meanwhile", async () => {
    const { adviser, by, free } = await connected();
    const slow: CalendarReader = {
      ...readerOf(tenToNoon),
      fetch: async (each) => {
        await connectCalendar(by, { adviserId: adviser.id, address: "https://other.example.com/" }, now);
        return readerOf(tenToNoon).fetch(each);
      },
    };
    await readBusyCalendar(adviser.id, now, slow);
    expect(await free()).toEqual([9, 10, 11, 12]);
  });

  it("is read at once, on request and with all others, but queued only once", async () => {
    const { adviser, by } = await connected();
    const queued = () => db.$queryRaw<unknown[]>`
      select key from graphile_worker.jobs where key = ${`read-calendar:${adviser.id}`}`;
    expect(await queued()).toHaveLength(1);
    await requestReading(by, adviser.id);
    await queueReadings();
    expect(await queued()).toHaveLength(1);
  });

  it("belongs to managers and to the adviser", async () => {
    const { adviser } = await connected();
    const other = await staffAs("adviser");
    expect((await disconnectCalendar(other, adviser.id)).ok).toBe(false);
    expect((await requestReading(other, adviser.id)).ok).toBe(false);
    expect((await connectCalendar(other, { adviserId: adviser.id, address }, now)).ok).toBe(false);
    expect((await requestReading(await staffAs("adviser", adviser.id), adviser.id)).ok).toBe(true);
  });
});
