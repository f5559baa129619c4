import { isBornBy } from "./date-of-birth";

const now = Date.parse("2026-12-09T23:59:59Z");

it.each([
  [undefined, true],
  ["1950-02-28", true],
  ["2026-12-09", true],
  ["2026-12-10", false],
  ["2999-01-01", false],
])("says of %s that somebody can have been born by then: %s", (day, expected) => {
  expect(isBornBy(day, now)).toBe(expected);
});
