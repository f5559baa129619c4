import { db, pool } from "@/lib/platform/db/client";
import { addDays, dateFromDay, daysOfMonth } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { instantsAt, isoWithOffset } from "@/lib/platform/time/zone";
import type { Service } from "@/lib/services/service";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aService } from "@/lib/testing/builders/service";

import { findDays, findSlots } from "./slots";
import { at, now, question } from "../testing/toronto";

async function timesOn(day: Day, service: Service, changes: Partial<Parameters<typeof findSlots>[0]> = {}) {
  const slots = await findSlots({ ...question(service), from: at(day, 0), to: at(addDays(day, 1), 0), ...changes });
  return slots.map(({ start }) => isoWithOffset(start, "America/Toronto").slice(11, 16));
}

async function hold(
  adviser: { id: string },
  { start, expiresAt }: { start: number; expiresAt: number },
): Promise<string> {
  const draft = await db.bookingDraft.create({
    data: {
      tokenHash: Buffer.from(`${adviser.id}${start}${expiresAt}`),
      answersCipher: Buffer.from([]),
      expiresAt: new Date(expiresAt),
    },
  });
  await db.$executeRaw`
    insert into occupied_time (adviser_id, during, starts_at, draft_id, expires_at)
    values (${adviser.id}::uuid, tstzrange(${new Date(start)}, ${new Date(start + msPerHour)}), ${new Date(start)}, ${draft.id}::uuid, ${new Date(expiresAt)})`;
  return draft.id;
}

async function markBusy({ id }: { id: string }, start: number, end: number): Promise<void> {
  const times = { create: { startsAt: new Date(start), endsAt: new Date(end) } };
  await db.busyCalendar.create({
    data: { adviserId: id, addressCipher: Buffer.from([]), connectedAt: new Date(now), times },
  });
}

describe("free slots", () => {
  it("come from the stored hours, minus the stored bookings and their buffers", async () => {
    const service = await aService().buffered(15, 30).onGrid(60).insert();
    const adviser = await anAdviser().giving(service).insert();
    await aBooking({ adviser, service })
      .startingAt(new Date(at("2026-12-09", 12)))
      .insert();
    expect(await timesOn("2026-12-09", service)).toEqual(["09:00", "10:00", "14:00", "15:00", "16:00"]);
    expect(await timesOn("2026-12-10", service)).toEqual([
      "09:00",
      "10:00",
      "11:00",
      "12:00",
      "13:00",
      "14:00",
      "15:00",
      "16:00",
    ]);
    expect(await timesOn("2026-12-12", service)).toEqual([]);
  });

  it("include the time of a cancelled booking", async () => {
    const service = await aService().onGrid(60).insert();
    const adviser = await anAdviser().giving(service).working([3], 9, 11).insert();
    await aBooking({ adviser, service })
      .startingAt(new Date(at("2026-12-09", 9)))
      .cancelled()
      .insert();
    expect(await timesOn("2026-12-09", service)).toEqual(["09:00", "10:00"]);
  });

  it("exclude live holds of other visitors, but not the visitor's own hold or expired holds", async () => {
    const service = await aService().onGrid(60).insert();
    const adviser = await anAdviser().giving(service).working([3], 9, 12).insert();
    const own = await hold(adviser, { start: at("2026-12-09", 9), expiresAt: now + 10 * msPerMinute });
    await hold(adviser, { start: at("2026-12-09", 10), expiresAt: now });
    expect(await timesOn("2026-12-09", service)).toEqual(["10:00", "11:00"]);
    expect(await timesOn("2026-12-09", service, { exceptDraftId: own })).toEqual(["09:00", "10:00", "11:00"]);
  });

  it("exclude entries of the own calendar, but not the time that a visitor or a booking already has", async () => {
    const service = await aService().onGrid(60).insert();
    const adviser = await anAdviser().giving(service).working([3], 9, 13).atMost(1).insert();
    await markBusy(adviser, at("2026-12-09", 9.5), at("2026-12-09", 12));
    expect(await timesOn("2026-12-09", service)).toEqual(["12:00"]);
    const own = await hold(adviser, { start: at("2026-12-09", 10), expiresAt: now + 10 * msPerMinute });
    expect(await timesOn("2026-12-09", service)).toEqual([]);
    expect(await timesOn("2026-12-09", service, { exceptDraftId: own })).toEqual(["10:00", "12:00"]);
    await db.bookingDraft.delete({ where: { id: own } });
    const booking = await aBooking({ adviser, service })
      .startingAt(new Date(at("2026-12-09", 11)))
      .insert();
    expect(await timesOn("2026-12-09", service, { exceptBookingId: booking.id })).toEqual(["11:00", "12:00"]);
  });

  it("include the time of the booking that is being moved", async () => {
    const service = await aService().insert();
    const adviser = await anAdviser().giving(service).working([3], 9, 11).atMost(1).insert();
    const booking = await aBooking({ adviser, service })
      .startingAt(new Date(at("2026-12-09", 9)))
      .insert();
    expect(await timesOn("2026-12-09", service)).toEqual([]);
    expect(await timesOn("2026-12-09", service, { exceptBookingId: booking.id })).toEqual(["09:00", "09:30", "10:00"]);
  });

  it("come only from active advisers who offer the service, and only if the service is active", async () => {
    const service = await aService().insert();
    const other = await aService().insert();
    await anAdviser().giving(service).inactive().insert();
    await anAdviser().giving(other).insert();
    expect(await timesOn("2026-12-09", service)).toEqual([]);
    expect(await timesOn("2026-12-09", { ...other, isActive: false })).toEqual([]);
  });

  it("respect the holidays of the office's region, and the days that staff have opened or closed", async () => {
    const service = await aService().onGrid(60).insert();
    await anAdviser().giving(service).working([1, 5], 9, 10).insert();
    expect(await timesOn("2026-12-25", service)).toEqual([]);
    await db.holidayOverride.createMany({
      data: [
        { day: dateFromDay("2026-12-25"), isClosed: false },
        { day: dateFromDay("2026-12-21"), isClosed: true, name: "Move of the office" },
      ],
    });
    expect(await timesOn("2026-12-25", service)).toEqual(["09:00"]);
    expect(await timesOn("2026-12-21", service)).toEqual([]);
    await db.holidayOverride.deleteMany();
  });

  it("respect exceptions to the office's hours and to one adviser's hours", async () => {
    const service = await aService().onGrid(60).insert();
    const [present, absent] = await Promise.all([
      anAdviser().giving(service).working([3], 9, 10).insert(),
      anAdviser().giving(service).working([3], 9, 10).away("2026-12-07", "2026-12-11").insert(),
    ]);
    const late = {
      firstDay: dateFromDay("2026-12-09"),
      lastDay: dateFromDay("2026-12-16"),
      opensMinute: 1_080,
      closesMinute: 1_140,
    };
    await db.dayException.create({ data: late });
    const slots = await findSlots({ ...question(service), from: at("2026-12-09", 0), to: at("2026-12-17", 0) });
    expect(slots.filter(({ start }) => start < at("2026-12-10", 0))).toEqual([
      { start: at("2026-12-09", 18), end: at("2026-12-09", 19), adviserIds: [present.id] },
    ]);
    expect(slots.at(-1)).toEqual({
      start: at("2026-12-16", 18),
      end: at("2026-12-16", 19),
      adviserIds: [present.id, absent.id].sort(),
    });
    await db.dayException.deleteMany({ where: { adviserId: null } });
  });

  it("respect the adviser's daily cap, even if the search covers only a part of the adviser's day", async () => {
    const service = await aService().insert();
    const adviser = await anAdviser()
      .giving(service)
      .inZone("Australia/Sydney")
      .working([1, 2, 3, 4, 5, 6, 7], 0, 24)
      .atMost(1)
      .insert();
    const day = (minute: number) => instantsAt("2026-12-10", minute, "Australia/Sydney")[0] ?? NaN;
    await aBooking({ adviser, service })
      .startingAt(new Date(day(0)))
      .insert();
    expect(await findSlots({ ...question(service), from: day(23 * 60), to: day(24 * 60 - 1) })).toEqual([]);
    const late = await findSlots({ ...question(service), from: day(24 * 60 - 1), to: day(24 * 60 - 1) + msPerHour });
    expect(late.length).toBeGreaterThan(0);
  });

  it("are found with two database queries for any number of advisers, bookings and days", async () => {
    const service = await aService().insert();
    for (let count = 0; count < 5; count += 1) {
      const adviser = await anAdviser().giving(service).insert();
      await aBooking({ adviser, service }).insert();
    }
    const queries = jest.spyOn(pool(), "query");
    await findDays({ ...question(service), month: "2027-01", zone: "Europe/Berlin" });
    expect(queries).toHaveBeenCalledTimes(2);
    queries.mockRestore();
  });
});

describe("the days of a month", () => {
  it("are all listed, and the day on which the clocks go forward has 23 free slots of an hour", async () => {
    const service = await aService().onGrid(60).insert();
    await anAdviser().giving(service).working([1, 2, 3, 4, 5, 6, 7], 0, 24).inZone("Europe/Berlin").insert();
    const { dates } = await findDays({ ...question(service), month: "2027-03", zone: "Europe/Berlin" });
    expect(dates.map(({ date }) => date)).toEqual(daysOfMonth("2027-03"));
    // Good Friday and Easter Monday are holidays of the office's region.
    expect(dates.filter(({ free }) => free !== 24)).toEqual([
      { date: "2027-03-26", free: 0 },
      { date: "2027-03-28", free: 23 },
      { date: "2027-03-29", free: 0 },
    ]);
  });

  it("are days in the visitor's time zone, and not in the time zone of the office", async () => {
    const service = await aService().insert();
    await anAdviser().giving(service).working([4], 20, 21).insert();
    const inSydney = await findDays({ ...question(service), month: "2027-01", zone: "Australia/Sydney" });
    expect(inSydney.dates.filter(({ free }) => free > 0).map(({ date }) => date)).toEqual([
      "2027-01-01",
      "2027-01-08",
      "2027-01-15",
      "2027-01-22",
      "2027-01-29",
    ]);
  });

  it("are returned with the first free slot of the month, or with the next free slot if the month has none", async () => {
    const service = await aService().insert();
    await anAdviser().giving(service).away("2026-12-01", "2027-04-30").insert();
    const december = await findDays({ ...question(service), month: "2026-12", zone: "America/Toronto" });
    expect(december.nextFree?.start).toBe(at("2027-05-03", 9));
    const june = await findDays({ ...question(service), month: "2027-06", zone: "America/Toronto" });
    expect(june.nextFree?.start).toBe(at("2027-06-01", 9));
    const past = await findDays({ ...question(service), month: "2026-01", zone: "America/Toronto" });
    expect(past.nextFree?.start).toBe(at("2027-05-03", 9));
    expect(past.dates.every(({ free }) => free === 0)).toBe(true);
  });
});
