import { receiptProblem } from "./received-on";

test.each([
  ["2026-11-24", undefined],
  ["2026-11-25", "dayInFuture"],
  ["2016-11-24", undefined],
  ["2016-11-23", "dayTooOld"],
  ["1800-01-01", "dayTooOld"],
] as const)("on 24 November 2026, receiptProblem for the day %s returns %s", (day, problem) => {
  expect(receiptProblem(day, "2026-11-24")).toBe(problem);
});

test("on 29 February, the earliest possible day of receipt is 28 February ten years before", () => {
  expect(receiptProblem("2018-02-28", "2028-02-29")).toBeUndefined();
  expect(receiptProblem("2018-02-27", "2028-02-29")).toBe("dayTooOld");
});
