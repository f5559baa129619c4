import { anAdviserRule, aSchedule } from "./testing/example";
import { dayRule } from "./windows";

const { office } = aSchedule();
const day = "2026-12-09";
const on = (hours: { opens: number; closes: number } | null) => ({ firstDay: day, lastDay: day, hours }) as const;
const morning = { opens: 480, closes: 600 };
const evening = { opens: 1_080, closes: 1_200 };

describe("the hours of a day", () => {
  it("are the weekly hours that are valid on that day", () => {
    const hours = [
      { weekday: 3, opens: 480, closes: 720, validFrom: "2020-01-01", validTo: "2026-12-08" },
      { weekday: 3, opens: 780, closes: 1_020, validFrom: "2026-12-09", validTo: "2026-12-09" },
      { weekday: 3, opens: 600, closes: 660, validFrom: "2026-12-10", validTo: null },
      { weekday: 4, opens: 0, closes: 60, validFrom: "2020-01-01", validTo: null },
    ] as const;
    expect(dayRule(day, anAdviserRule({ hours }), office)).toEqual({
      setBy: "hours",
      hours: [expect.objectContaining({ opens: 780, closes: 1_020 })],
    });
  });

  it("are joined if they overlap, or if one part starts when another part ends", () => {
    const row = (opens: number, closes: number) =>
      ({ weekday: 3, opens, closes, validFrom: "2020-01-01", validTo: null }) as const;
    const adviser = anAdviserRule({ hours: [row(780, 900), row(540, 660), row(660, 720), row(600, 630)] });
    expect(dayRule(day, adviser, office).hours).toEqual([
      { opens: 540, closes: 720 },
      { opens: 780, closes: 900 },
    ]);
  });

  it("are empty on a public holiday", () => {
    expect(dayRule(day, anAdviserRule(), { ...office, holidays: new Map([[day, "Founding Day"]]) })).toEqual({
      setBy: "holiday",
      hours: [],
    });
  });

  it("come from the office's exception, even on a holiday", () => {
    const open = { ...office, exceptions: [on(morning)], holidays: new Map([[day, "Founding Day"]] as const) };
    expect(dayRule(day, anAdviserRule(), open)).toEqual({ setBy: "exception", hours: [morning] });
  });

  it("come from the adviser's own exception, even if the office has an exception", () => {
    const closed = { ...office, exceptions: [on(null)] };
    expect(dayRule(day, anAdviserRule({ exceptions: [on(evening)] }), closed)).toEqual({
      setBy: "exception",
      hours: [evening],
    });
    expect(dayRule(day, anAdviserRule(), closed)).toEqual({ setBy: "exception", hours: [] });
  });

  it("combine several exceptions, but are empty if one exception closes the day", () => {
    expect(dayRule(day, anAdviserRule({ exceptions: [on(evening), on(morning)] }), office).hours).toEqual([
      morning,
      evening,
    ]);
    expect(dayRule(day, anAdviserRule({ exceptions: [on(evening), on(null)] }), office).hours).toEqual([]);
  });

  it("are the weekly hours if an exception ended on the previous day or begins on the next day", () => {
    const adviser = anAdviserRule({ exceptions: [{ firstDay: "2026-12-07", lastDay: "2026-12-09", hours: null }] });
    expect(dayRule("2026-12-10", adviser, office).setBy).toBe("hours");
    expect(dayRule("2026-12-06", adviser, office).setBy).toBe("hours");
  });
});
