import { msPerQuarter } from "@/lib/platform/time/instant";

import { ruleAgainst, placeAt } from "../change/move-check";
import { gapsWithin, requestedWeek, toWeekGrid, weekOf } from "./week";
import { toLoads } from "./week-loads";

const zone = "America/Toronto";
const days = weekOf("2026-12-09").slice(0, 5);
const at = (day: string, time: string) => Date.parse(`2026-12-${day}T${time}:00-05:00`);
const now = at("07", "08:00");

const hours = {
  id: "a",
  name: "Helen",
  zone,
  dailyCap: 2,
  isActive: true,
  days: days.map((day) => {
    const number = day.slice(8);
    return {
      day,
      setBy: "hours" as const,
      holiday: null,
      open: [{ start: at(number, "09:00"), end: at(number, "17:00") }],
    };
  }),
};

function booking(reference: string, day: string, time: string) {
  const start = at(day, time);
  return {
    reference,
    status: "confirmed" as const,
    startsAt: new Date(start),
    endsAt: new Date(start + 4 * msPerQuarter),
    adviserId: "a",
    serviceId: "s",
    meetingMode: "phone",
    isUndelivered: false,
    name: "A. Sample",
    reserved: { start, end: start + 5 * msPerQuarter },
  };
}

const first = booking("FRS-1", "10", "10:00");
const grid = toWeekGrid({
  monday: "2026-12-07",
  days,
  hours,
  bookings: [first, booking("FRS-2", "11", "09:00"), booking("FRS-3", "11", "13:00")],
  holds: [
    {
      id: "h",
      adviserId: "a",
      reserved: { start: at("08", "14:00"), end: at("08", "15:15") },
      meetingStart: at("08", "14:00"),
      until: now + msPerQuarter,
      offeredTo: null,
    },
    {
      id: "o",
      adviserId: "a",
      reserved: { start: at("09", "10:00"), end: at("09", "11:15") },
      meetingStart: at("09", "10:00"),
      until: now + msPerQuarter,
      offeredTo: "FRS-1",
    },
  ],
  own: [{ start: at("07", "16:00"), end: at("08", "09:30") }],
  zone,
  now,
  including: [],
});
const moved = { reference: "FRS-1", start: at("10", "10:00"), end: at("10", "11:00"), reserved: first.reserved };
const against = (start: number) => ruleAgainst(moved, start, { grid, dailyCap: 2, now });

describe("the week grid", () => {
  it("begins the week on Monday, and shows the current week if the URL has no valid day", () => {
    expect(weekOf("2026-12-13")[0]).toBe("2026-12-07");
    expect(requestedWeek("nonsense", "2026-12-09")[0]).toBe("2026-12-07");
  });

  it("shows an hour before and after working hours, and positions appointments by quarters of an hour", () => {
    expect([grid.firstHour, grid.hours]).toEqual([8, 10]);
    expect(grid.events[0]).toMatchObject({ day: 3, from: 8, length: 4, buffers: [{ day: 3, from: 12, length: 1 }] });
    expect(grid.closed.filter(({ day }) => day === 0)).toEqual([
      { day: 0, from: 0, length: 4 },
      { day: 0, from: 36, length: 4 },
    ]);
  });

  it("has its first row at the same local time on the previous Friday and the next Monday as on its own days", () => {
    expect(grid.neighbours).toEqual({ before: at("04", "08:00"), after: at("14", "08:00") });
    // The clocks go back on Sunday, 1 November.
    const october = weekOf("2026-10-28").slice(0, 5);
    const beforeChange = toWeekGrid({
      monday: "2026-10-26",
      days: october,
      hours,
      bookings: [],
      holds: [],
      own: [],
      zone,
      now,
      including: [],
    });
    expect(beforeChange.neighbours.after).toBe(Date.parse("2026-11-02T08:00:00-05:00"));
    expect(beforeChange.columns[4]?.start).toBe(Date.parse("2026-10-30T08:00:00-04:00"));
  });

  it("extends to the time of an appointment that is being moved", () => {
    const moving = { start: at("09", "19:00"), end: at("09", "20:00") };
    const wider = toWeekGrid({
      monday: "2026-12-07",
      days,
      hours,
      bookings: [],
      holds: [],
      own: [],
      zone,
      now,
      including: [moving],
    });
    expect(placeAt(wider, moving.start)).toEqual({ day: 2, from: 44 });
  });

  it("shows the current time in the first row before the hours, in the last row after them, and not in another week", () => {
    const shown = { monday: "2026-12-07", days, hours, bookings: [], holds: [], own: [], zone, including: [] } as const;
    const nowAt = (instant: number) => toWeekGrid({ ...shown, now: instant }).nowAt;
    expect(nowAt(at("08", "06:10"))).toEqual({ day: 1, from: 0, length: 1 });
    expect(nowAt(at("08", "10:20"))).toEqual({ day: 1, from: 9, length: 1 });
    expect(nowAt(at("08", "22:00"))).toEqual({ day: 1, from: 39, length: 1 });
    expect(nowAt(at("14", "10:00"))).toBeNull();
  });

  it("marks a day that an exception closes as a day off, but not a day without working hours", () => {
    const [first, second, ...others] = hours.days;
    if (!first || !second) throw new Error("The week has no days");
    const closed = { ...first, setBy: "exception" as const, open: [] };
    const away = { ...hours, days: [closed, { ...second, open: [] }, ...others] };
    const week = { monday: "2026-12-07", days, bookings: [], holds: [], own: [], zone, now, including: [] } as const;
    const daysOff = toWeekGrid({ ...week, hours: away }).columns.map(({ isDayOff }) => isDayOff);
    expect(daysOff).toEqual([true, false, false, false, false]);
  });

  it("lists the free time before and after an appointment", () => {
    expect(grid.columns[3]?.free).toEqual([
      { start: at("10", "09:00"), end: at("10", "10:00") },
      { start: at("10", "11:15"), end: at("10", "17:00") },
    ]);
    expect(gapsWithin({ start: 0, end: 10 }, [{ start: -5, end: 20 }])).toEqual([]);
  });

  it("positions the times of the own calendar on each of their days, and they are not free", () => {
    expect(grid.own.map(({ day, from, length }) => [day, from, length])).toEqual([
      [0, 32, 8],
      [1, 0, 6],
    ]);
    expect(grid.columns[0]?.free).toEqual([{ start: at("07", "09:00"), end: at("07", "16:00") }]);
    expect(grid.columns[1]?.free[0]).toEqual({ start: at("08", "09:30"), end: at("08", "14:00") });
  });

  it("counts the appointments, and adds up the daily caps of the days with working hours", () => {
    const [load] = toLoads([hours], [{ adviserId: "a", start: at("10", "10:00") }]);
    expect(load).toMatchObject({ days: [0, 0, 0, 1, 0], meetings: 1, capacity: 10 });
  });
});

describe("the move check", () => {
  it("allows a move to a free time, even if the time overlaps the appointment's current time", () => {
    expect(against(at("09", "12:00"))).toBeNull();
    expect(against(at("10", "10:15"))).toBeNull();
  });

  it.each([
    ["past", at("07", "07:45")],
    ["hours", at("09", "16:15")],
    ["hours", at("09", "08:45")],
    ["daily-cap", at("11", "15:00")],
    ["held", at("08", "13:00")],
    ["held", at("08", "15:00")],
    ["own-calendar", at("07", "15:15")],
    ["own-calendar", at("08", "09:15")],
  ])("returns the rule '%s' if the new time breaks it", (rule, start) => {
    expect(against(start)).toBe(rule);
  });

  it("allows a move to a time that is offered to the client of the appointment, and to no one else's", () => {
    const loose = { grid, dailyCap: 9, now };
    expect(ruleAgainst(moved, at("09", "10:00"), loose)).toBeNull();
    expect(ruleAgainst({ ...moved, reference: "FRS-9" }, at("09", "10:00"), loose)).toBe("held");
  });

  it("returns the rule 'booked' when the time overlaps another appointment or its buffer", () => {
    const loose = (start: number) => ruleAgainst(moved, start, { grid, dailyCap: 9, now });
    expect(loose(at("11", "10:00"))).toBe("booked");
    expect(loose(at("11", "10:15"))).toBeNull();
    expect(loose(at("11", "12:00"))).toBe("booked");
  });
});
