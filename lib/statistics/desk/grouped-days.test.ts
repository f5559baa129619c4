import { daysFromTo } from "@/lib/platform/time/day";

import { none } from "../reports/queries/measures";
import { dayUnitOf, groupDays } from "./grouped-days";

const series = (visitors: number) => ({
  total: none,
  days: daysFromTo("2034-08-25", "2034-09-05").map((day) => ({ ...none, day, visitors, visits: 2 })),
});

it("adds up weeks from Monday, and months, with the days of the compared period in the same places", () => {
  expect(groupDays(series(3), series(1), "week")).toMatchObject([
    { first: "2034-08-25", visitors: 9, visits: 6, before: 3 },
    { first: "2034-08-28", visitors: 21, before: 7 },
    { first: "2034-09-04", visitors: 6, before: 2 },
  ]);
  expect(groupDays(series(3), undefined, "month")).toMatchObject([
    { first: "2034-08-25", visitors: 21, before: undefined },
    { first: "2034-09-01", visitors: 15, before: undefined },
  ]);
  expect(groupDays(series(3), undefined, "day")).toHaveLength(12);
  expect([31, 32, 100, 101].map(dayUnitOf)).toEqual(["day", "week", "week", "month"]);
});
