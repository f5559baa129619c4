import { isPeriod, periodBefore, severalFiltersFrom } from "./period";

it.each([
  ["2034-01-01", "2034-01-01", true],
  ["2034-01-01", "2035-12-31", true],
  ["2034-01-01", "2036-01-01", false],
  ["2034-01-02", "2034-01-01", false],
] as const)("knows whether %s to %s is a period", (from, to, is) => {
  expect(isPeriod({ from, to })).toBe(is);
});

it("compares with as many days directly before", () => {
  expect(periodBefore({ from: "2034-03-01", to: "2034-03-30" })).toEqual({ from: "2034-01-30", to: "2034-02-28" });
});

it("counts several filters for twelve whole months and this one", () => {
  expect(severalFiltersFrom("2034-03-14")).toBe("2033-03-01");
});
