import type { Figure } from "./figures";
import { changeOf, dayName, errorName, formatAmount, formatFigure, formatSeconds, shortDay, valueName } from "./texts";

it.each([
  ["source", "", "Came directly"],
  ["source", "other", "Other"],
  ["source", "bing", "bing"],
  ["campaign", "", "No campaign"],
  ["market", "CA/fr-CA", "Canada, French"],
  ["market", "/en", "Not known, English"],
  ["device", "phone", "Phone"],
  ["device", "fridge", "Not known"],
  ["locale", "de", "German"],
  ["route", "/faq", "/faq"],
] as const)("names the %s %j", (dimension, value, name) => {
  expect(valueName(dimension, value, "en")).toBe(name);
});

const figure = (changes: Partial<Figure>): Figure => ({
  name: "visits",
  kind: "count",
  now: 0,
  before: 0,
  days: [],
  daysBefore: undefined,
  good: "up",
  isUnfiltered: false,
  ...changes,
});

it.each([
  [
    { now: 240, before: 200 },
    { text: "+20\u00a0%", before: "200", tone: "up" },
  ],
  [
    { now: 4, before: 9 },
    { text: "−5", before: "9", tone: "down" },
  ],
  [
    { now: 7, before: 7 },
    { text: "same as before", before: undefined, tone: undefined },
  ],
  [
    { kind: "share", now: 0.0108, before: 0.0109 },
    { text: "−0.01", before: "1.09\u00a0%", tone: "down" },
  ],
  [
    { kind: "mean", good: "neither", now: 3.1, before: 3.24 },
    { text: "−0.1", before: "3.2", tone: undefined },
  ],
  [
    { kind: "time", good: "down", now: 3_600_000, before: 5_400_000 },
    { text: "30\u00a0min sooner", tone: "up" },
  ],
  [{ now: 7, before: undefined }, undefined],
] as const)("says how a figure changed: %j", (changes, change) => {
  if (change === undefined) expect(changeOf(figure(changes), "en")).toBeUndefined();
  else expect(changeOf(figure(changes), "en")).toMatchObject(change);
});

it("writes figures, times and amounts in the reader's language", () => {
  expect(formatFigure("count", 7_712, "de")).toBe("7.712");
  expect(formatFigure("share", 0.0108, "de")).toBe("1,08\u00a0%");
  expect(formatFigure("time", 33_600_000, "en")).toBe("9\u00a0h\u00a020");
  expect(formatFigure("time", undefined, "en")).toBe("none");
  expect(formatSeconds(65, "en")).toBe("1\u00a0min\u00a005");
  expect(formatAmount({ currency: "CAD", micros: 1_234_567_890n }, "en")).toBe("$1,234.57\u00a0CAD");
  expect(formatAmount({ currency: "USD", micros: 5_000_000n }, "de")).toBe("5,00\u00a0USD");
});

it("writes a day with its year only beside a day of another year", () => {
  expect(dayName("2034-09-06", "en")).toBe("6 September");
  expect(dayName("2033-12-30", "de", "2034-01-05")).toBe("30. Dezember 2033");
  expect(["en", "de", "fr-CA"].map((locale) => shortDay("2034-12-09", locale as "en"))).toEqual([
    "9 Dec",
    "9. Dez.",
    "9 déc.",
  ]);
});

it.each([
  [{ code: "VALIDATION_ERROR", field: "clientInfo.phone" }, "phone"],
  [{ code: "VALIDATION_ERROR", field: "somethingNew" }, "somethingNew"],
  [{ code: "BOOKING_CONFLICT", field: undefined }, "time was taken"],
  [{ code: "NEW_CODE", field: undefined }, "NEW_CODE"],
])("names the error %j", (error, name) => {
  expect(errorName(error, "en")).toBe(name);
});
