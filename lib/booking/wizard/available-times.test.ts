import { selectDay } from "./available-times";

const office = { today: "2026-12-01", horizonDays: 60, zone: "America/Toronto" } as const;
const range = { firstMonth: "2026-12", lastMonth: "2027-01" };
const nothing = { month: undefined, day: undefined, chosen: undefined };
/** Late on 8 December in Toronto, already 9 December in UTC. */
const chosen = Date.parse("2026-12-09T03:00:00Z");

it("shows the current month and no selected day to a visitor who has chosen nothing", () => {
  expect(selectDay(nothing, office)).toEqual({ ...range, month: "2026-12", day: null });
});

it("shows the day of the chosen appointment in the visitor's zone", () => {
  expect(selectDay({ ...nothing, chosen }, office)).toMatchObject({ month: "2026-12", day: "2026-12-08" });
  expect(selectDay({ ...nothing, chosen }, { ...office, zone: "UTC" })).toMatchObject({ day: "2026-12-09" });
});

it("prefers the day or month in the URL to the day of the chosen appointment", () => {
  expect(selectDay({ ...nothing, day: "2027-01-05", chosen }, office)).toMatchObject({
    month: "2027-01",
    day: "2027-01-05",
  });
  expect(selectDay({ ...nothing, month: "2027-01", chosen }, office)).toMatchObject({ month: "2027-01", day: null });
});

it("ignores a day in the URL that is outside the month in the URL", () => {
  expect(selectDay({ ...nothing, month: "2027-01", day: "2026-12-09" }, office)).toMatchObject({
    month: "2027-01",
    day: null,
  });
});

it("shows only months that can be booked", () => {
  expect(selectDay({ ...nothing, day: "2026-11-30" }, office)).toMatchObject({ month: "2026-12", day: null });
  expect(selectDay({ ...nothing, month: "2028-05" }, office)).toMatchObject({ month: "2027-01", day: null });
});
