import { readTypedDate } from "./typed-date";

const today = "2026-11-29";
const read = (text: string) => readTypedDate(text, today);

it.each([
  ["2026-01-31", "2026-01-31"],
  ["31 Jan 2026", "2026-01-31"],
  ["31.1.26", "2026-01-31"],
  ["31. 1. 2026", "2026-01-31"],
  ["31/01/2026", "2026-01-31"],
  ["01/31/2026", "2026-01-31"],
  ["January 31st, 2026", "2026-01-31"],
  ["3. März 2026", "2026-03-03"],
  ["1er août 2026", "2026-08-01"],
  ["5/5/2026", "2026-05-05"],
  ["3 March", "2026-03-03"],
  ["24 December", "2025-12-24"],
  ["24.12.", "2025-12-24"],
  ["Saturday 14 March 2026", "2026-03-14"],
  ["Today", "2026-11-29"],
  ["yesterday", "2026-11-28"],
  ["Vorgestern", "2026-11-27"],
  ["aujourd’hui", "2026-11-29"],
])("reads %s as %s", (text, day) => {
  expect(read(text)).toEqual({ kind: "day", day });
});

it.each([
  ["some time in March", "2026-03-01"],
  ["October 2025", "2025-10-01"],
  ["irgendwann im Dezember", "2025-12-01"],
  ["mars 2026", "2026-03-01"],
])("counts %s from its first day, %s", (text, day) => {
  expect(read(text)).toEqual({ kind: "month", day });
});

it("asks which day is meant if both orders fit", () => {
  expect(read("03/04/2026")).toEqual({ kind: "order", days: ["2026-04-03", "2026-03-04"] });
});

it.each(["1 January 2027", "2026-12-01", "December 2026"])("refuses a day in the future: %s", (text) => {
  expect(read(text)).toEqual({ kind: "future" });
});

it("takes tomorrow for today, because it is tomorrow elsewhere", () => {
  expect(read("2026-11-30")).toEqual({ kind: "day", day: today });
});

it.each([
  "last week",
  "constructor",
  "30 February 2026",
  "31/31/2026",
  "<b>",
  "14",
  "1 Jan 1066",
  `${"1".repeat(500)} March`,
])("does not guess: %s", (text) => {
  expect(read(text)).toEqual({ kind: "unreadable" });
});

it("leaves an empty field out", () => {
  expect(read("  ")).toBeUndefined();
});
