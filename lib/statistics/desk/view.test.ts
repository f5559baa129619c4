import { readQuery } from "@/lib/platform/parse/read-query";

import { comparedPeriod, filtersOf, periodOf, viewHref, viewParams, viewQuery } from "./view";

const today = "2034-09-30";
const view = (query: Record<string, string> = {}) => readQuery(viewQuery, query);

it.each([
  ["7d", "2034-09-24"],
  ["28d", "2034-09-03"],
  ["3m", "2034-07-01"],
  ["12m", "2033-10-01"],
])("ends the period %s today", (span, from) => {
  expect(periodOf(view({ span }), today)).toEqual({ period: { from, to: today } });
});

it.each([
  ["2034-01-01", "2034-01-31", undefined],
  ["2034-01-31", "2034-01-01", "order"],
  ["2034-09-01", "2034-10-01", "future"],
  ["2031-01-01", "2034-01-01", "tooLong"],
  ["2034-02-30", "2034-03-01", "invalid"],
  ["", "2034-03-01", "invalid"],
] as const)("shows the own period %s to %s, or the usual one with the fault", (from, to, fault) => {
  const shown = periodOf(view({ span: "own", from, to }), today);
  expect(shown).toEqual(
    fault === undefined ? { period: { from, to } } : { period: { from: "2034-09-03", to: today }, fault },
  );
});

it("compares with the days before, with the same days of the year before, or with none", () => {
  const period = { from: "2032-02-29", to: "2032-03-06" } as const;
  expect(comparedPeriod(view(), period)).toEqual({ from: "2032-02-22", to: "2032-02-28" });
  expect(comparedPeriod(view({ compare: "year" }), period)).toEqual({ from: "2031-02-28", to: "2031-03-06" });
  expect(comparedPeriod(view({ compare: "none" }), period)).toBeUndefined();
});

it("keeps every choice in the address, and none that is usual", () => {
  const query = { span: "own", from: "2034-01-01", to: "2034-01-31", source: "-", market: "CA/fr-CA", by: "adviser" };
  const chosen = view(query);
  expect(filtersOf(chosen)).toEqual([
    { dimension: "source", value: "" },
    { dimension: "market", value: "CA/fr-CA" },
  ]);
  expect(Object.fromEntries(viewParams(chosen))).toEqual(query);
  expect(viewHref(chosen, { source: undefined, market: undefined, by: "service", span: "28d" })).toBe(
    "/dashboard/analytics",
  );
  expect(view({ span: "1d", compare: "x", device: "x".repeat(101) })).toEqual(view());
});
