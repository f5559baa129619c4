import type { WeeklyHours } from "@/lib/availability/schedule";
import type { Day } from "@/lib/platform/time/day";

import { periodsOf, rowsOf, withPeriod } from "./hours";
import type { HoursPeriod, Week } from "./hours";

const none: Week = [[], [], [], [], [], [], []];
const monday = (opens: number, closes: number): Week => [[{ opens, closes }], ...none.slice(1)];
const row = (weekday: number, validFrom: Day, validTo: Day | null): WeeklyHours => ({
  weekday,
  opens: 540,
  closes: 720,
  validFrom,
  validTo,
});
const nine = { opens: 540, closes: 720 };

describe("the periods of stored hours", () => {
  it("begin where one of the rows begins or ends", () => {
    const rows = [row(1, "2030-01-01", null), row(6, "2030-01-01", "2030-02-28"), row(2, "2030-02-01", null)];
    expect(periodsOf(rows)).toEqual([
      { from: "2030-01-01", to: "2030-01-31", week: [[nine], [], [], [], [], [nine], []] },
      { from: "2030-02-01", to: "2030-02-28", week: [[nine], [nine], [], [], [], [nine], []] },
      { from: "2030-03-01", to: null, week: [[nine], [nine], [], [], [], [], []] },
    ]);
  });

  it("are joined if the hours do not change, and have gaps where there are none", () => {
    const rows = [row(1, "2030-01-01", "2030-01-31"), row(1, "2030-02-01", "2030-02-28"), row(1, "2030-05-01", null)];
    expect(periodsOf(rows).map(({ from, to }) => [from, to])).toEqual([
      ["2030-01-01", "2030-02-28"],
      ["2030-05-01", null],
    ]);
  });

  it("are the same after they are stored", () => {
    const periods = periodsOf([row(1, "2030-01-01", null), row(6, "2030-01-01", "2030-02-28")]);
    expect(periodsOf(rowsOf(periods))).toEqual(periods);
  });
});

describe("a period that is added", () => {
  const open: HoursPeriod = { from: "2030-01-01", to: null, week: monday(540, 720) };

  it("without an end ends the open period before it", () => {
    const added: HoursPeriod = { from: "2030-03-01", to: null, week: monday(600, 720) };
    expect(withPeriod([open], added)).toEqual({ ok: true, value: [{ ...open, to: "2030-02-28" }, added] });
  });

  it.each([
    ["inside a period without an end", [open], "2030-03-01", "2030-03-31"],
    ["on the first day of another", [open], "2030-01-01", null],
    ["before a later one, without an end", [{ ...open, from: "2030-06-01" as Day }], "2030-03-01", null],
    ["with the last day of another", [{ ...open, to: "2030-03-01" as Day }], "2030-03-01", "2030-04-01"],
  ] as const)("is refused %s", (_name, others, from, to) => {
    expect(withPeriod(others, { from, to, week: monday(600, 720) })).toMatchObject({
      ok: false,
      details: { rule: "overlap" },
    });
  });

  it("may begin on the day after another ends", () => {
    const before: HoursPeriod = { ...open, to: "2030-02-28" };
    expect(withPeriod([before], { from: "2030-03-01", to: null, week: none })).toMatchObject({ ok: true });
  });
});
