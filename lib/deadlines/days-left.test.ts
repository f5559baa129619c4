import { daysLeft } from "./days-left";

const today = "2026-11-29";

it.each([
  ["2026-11-20", { unit: "ago" }],
  ["2026-11-28", { unit: "yesterday" }],
  ["2026-11-29", { unit: "today" }],
  ["2026-11-30", { unit: "tomorrow" }],
  ["2026-12-01", { unit: "days", n: 2 }],
  ["2026-12-12", { unit: "days", n: 13 }],
  ["2026-12-13", { unit: "weeks", n: 2 }],
  ["2027-02-26", { unit: "weeks", n: 12 }],
  ["2032-01-30", { unit: "years", n: 5 }],
] as const)("%s", (day, left) => {
  expect(daysLeft(day, today)).toEqual(left);
});
