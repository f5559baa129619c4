import { parseInput } from "@/lib/platform/parse/parse-input";

import { hoursForm, readHoursFields } from "./hours-form";

const target = { id: "2c1f6a52-7f3b-4f5e-9d8e-0a1b2c3d4e5f", version: "3" };
const read = (fields: Record<string, string>) =>
  parseInput(hoursForm, readHoursFields({ ...target, from: "2030-01-07", to: "", ...fields }));

const span = (from: string, to: string, number = 1) => ({
  [`hours.1.${number}.from`]: from,
  [`hours.1.${number}.to`]: to,
});

it("reads several spans of a day in order, and midnight as the end of the day", () => {
  const parsed = read({ ...span("13:00", "00:00"), ...span("09:00", "12:05", 2), to: "2030-02-01" });
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      version: 3,
      replaces: undefined,
      period: {
        from: "2030-01-07",
        to: "2030-02-01",
        week: [
          [
            { opens: 540, closes: 725 },
            { opens: 780, closes: 1440 },
          ],
          ...Array(6).fill([]),
        ],
      },
    },
  });
});

it.each([
  ["one time", span("09:00", ""), "hoursHalf"],
  ["a time that does not exist", span("25:00", "26:00"), "hoursInvalid"],
  ["a time off the grid", span("09:02", "10:00"), "hoursOffGrid"],
  ["a span across midnight", span("22:00", "02:00"), "hoursCrossMidnight"],
  ["a span without length", span("09:00", "09:00"), "hoursCrossMidnight"],
  ["overlapping spans", { ...span("09:00", "12:00"), ...span("11:55", "13:00", 2) }, "hoursOverlap"],
  ["no hours", {}, "hoursMissing"],
])("refuses %s in words", (_name, fields, code) => {
  expect(read(fields)).toEqual({ ok: false, codes: { "hours.1": [code] } });
});

it("allows spans that touch", () => {
  expect(read({ ...span("09:00", "12:00"), ...span("12:00", "13:00", 2) }).ok).toBe(true);
});

it.each(["1999-12-31", "2100-01-01", "2030-02-30", "soon"])("refuses the first day %s", (from) => {
  expect(read({ ...span("09:00", "12:00"), from })).toMatchObject({ ok: false, codes: { from: ["dateInvalid"] } });
});

it("refuses a last day before the first", () => {
  expect(read({ ...span("09:00", "12:00"), to: "2030-01-06" })).toEqual({
    ok: false,
    codes: { to: ["hoursEndBeforeStart"] },
  });
});
