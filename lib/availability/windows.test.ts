import { anAdviserRule, aSchedule } from "./testing/example";
import { dayRule } from "./windows";

const { office } = aSchedule();
const day = "2026-12-09";
const on = (hours: { opens: number; closes: number } | null, opensOnClosures = false) =>
  ({ firstDay: day, lastDay: day, hours, opensOnClosures }) as const;
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

  it("come from the adviser's own exception if the office has other hours", () => {
    const late = { ...office, exceptions: [on(morning)] };
    expect(dayRule(day, anAdviserRule({ exceptions: [on(evening)] }), late)).toEqual({
      setBy: "exception",
      hours: [evening],
    });
  });

  it.each([
    ["a closed day of the office", { ...office, exceptions: [on(null)] }, "exception"],
    ["a public holiday", { ...office, holidays: new Map([[day, "Founding Day"]] as const) }, "holiday"],
  ] as const)("on %s are only the adviser's hours that hold on closed days", (_case, closed, setBy) => {
    const hoursOf = (...exceptions: ReturnType<typeof on>[]) => dayRule(day, anAdviserRule({ exceptions }), closed);
    expect(hoursOf()).toEqual({ setBy, hours: [] });
    expect(hoursOf(on(evening))).toEqual({ setBy, hours: [] });
    expect(hoursOf(on(evening), on(morning, true))).toEqual({ setBy: "exception", hours: [morning] });
    expect(hoursOf(on(null), on(morning, true)).hours).toEqual([]);
  });

  it("combine several exceptions, but are empty if one exception closes the day", () => {
    expect(dayRule(day, anAdviserRule({ exceptions: [on(evening), on(morning)] }), office).hours).toEqual([
      morning,
      evening,
    ]);
    expect(dayRule(day, anAdviserRule({ exceptions: [on(evening), on(null)] }), office).hours).toEqual([]);
  });

  it("are the weekly hours if an exception ended on the previous day or begins on the next day", () => {
    const adviser = anAdviserRule({ exceptions: [{ ...on(null), firstDay: "2026-12-07" }] });
    expect(dayRule("2026-12-10", adviser, office).setBy).toBe("hours");
    expect(dayRule("2026-12-06", adviser, office).setBy).toBe("hours");
  });
});
