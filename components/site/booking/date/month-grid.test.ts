import { dayAfterKey, weeksOf } from "./month-grid";

describe("weeksOf", () => {
  it("starts the week on Sunday if Sunday is the first weekday", () => {
    const [first] = weeksOf("2026-12", 7);
    expect(first).toEqual([null, null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"]);
  });

  it("starts the week on Monday if Monday is the first weekday", () => {
    const weeks = weeksOf("2026-12", 1);
    expect(weeks[0]?.slice(0, 2)).toEqual([null, "2026-12-01"]);
    expect(weeks.at(-1)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null, null]);
  });

  it("adds no empty cells to a month of exactly four weeks", () => {
    expect(weeksOf("2027-02", 1)).toHaveLength(4);
  });
});

describe("dayAfterKey", () => {
  it.each([
    ["ArrowLeft", "2026-11-30"],
    ["ArrowRight", "2026-12-02"],
    ["ArrowUp", "2026-11-24"],
    ["ArrowDown", "2026-12-08"],
    ["Home", "2026-11-29"],
    ["End", "2026-12-05"],
    ["PageUp", "2026-11-01"],
    ["PageDown", "2027-01-01"],
  ])("moves with %s from 1 December 2026 to %s", (key, day) => {
    expect(dayAfterKey(key, "2026-12-01", 7)).toBe(day);
  });

  it("moves to Sunday with End if the week starts on Monday", () => {
    expect(dayAfterKey("End", "2026-12-01", 1)).toBe("2026-12-06");
  });

  it("moves from the 31st to the last day of a shorter month", () => {
    expect(dayAfterKey("PageUp", "2027-03-31", 7)).toBe("2027-02-28");
  });

  it("ignores keys that do not move between days", () => {
    expect(dayAfterKey("a", "2026-12-01", 7)).toBeUndefined();
  });
});
