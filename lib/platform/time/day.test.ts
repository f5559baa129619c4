import fc from "fast-check";

import {
  addDays,
  addMonths,
  dateFromDay,
  dayFromDate,
  daysFromTo,
  daysOfMonth,
  isDay,
  isMonth,
  monthOf,
  utcDay,
  weekdayOf,
} from "./day";

const days = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) }).map(utcDay);

describe("a day", () => {
  it.each(["2026-12-09", "2028-02-29", "0001-01-01", "9999-12-30"])("can be %s", (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each([
    "2027-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "2026-12-09T00:00",
    " 2026-12-09",
    "20261209",
    "+002026-12-09",
    "",
    20261209,
    null,
  ])("cannot be %p", (value) => expect(isDay(value)).toBe(false));

  it("does not change if the same number of days is added and then subtracted", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it("is alphabetically before the next day, and the next day has the next weekday", () => {
    fc.assert(
      fc.property(days, (day) => {
        const next = addDays(day, 1);
        expect(next > day).toBe(true);
        expect(weekdayOf(next)).toBe((weekdayOf(day) % 7) + 1);
      }),
    );
  });

  it("has weekday 1 on Monday and 7 on Sunday", () => {
    expect(weekdayOf("2026-12-07")).toBe(1);
    expect(weekdayOf("2026-12-13")).toBe(7);
  });

  it("does not change when it is converted to a database value and back", () => {
    fc.assert(fc.property(days, (day) => expect(dayFromDate(dateFromDay(day))).toBe(day)));
  });
});

describe("a range of days", () => {
  it("includes its first day, its last day and a 29th of February between them", () => {
    expect(daysFromTo("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
  });

  it("is empty if it ends before it begins", () => {
    expect(daysFromTo("2026-12-09", "2026-12-08")).toEqual([]);
  });
});

describe("a month", () => {
  it.each([
    ["2026-02", 28],
    ["2028-02", 29],
    ["2026-12", 31],
  ] as const)("such as %s has %i days, all in that month", (month, count) => {
    const all = daysOfMonth(month);
    expect(all).toHaveLength(count);
    expect(all.every((day) => monthOf(day) === month)).toBe(true);
  });

  it.each(["2026-13", "2026-00", "2026-1", "26-01", "2026-01-01", "", null])("cannot be %p", (value) =>
    expect(isMonth(value)).toBe(false),
  );

  it("moves to another year if enough months are added or subtracted", () => {
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(addMonths("2026-11", 14)).toBe("2028-01");
  });
});
