import { rules } from "@/lib/deadlines/rules";
import { dayFromDate } from "@/lib/platform/time/day";

import { allPlaces, arePlacesOverdue, placesReview, sourceOfPlace } from "./places";
import { hubSources, planSources } from "./sources";

const today = dayFromDate(new Date());
const all = [...Object.values(planSources), ...rules.flatMap((rule) => rule.sources)];

it("each source has an address of its own page and the day on which it was read", () => {
  for (const { url, read, publisher, title } of all) {
    expect([url, new URL(url).protocol, read <= today, read < placesReview]).toEqual([url, "https:", true, true]);
    expect([publisher, title]).not.toContain("");
  }
});

it("each place and each number of the first page has a source", () => {
  expect(allPlaces.map(sourceOfPlace).every(({ url }) => url.startsWith("https://"))).toBe(true);
  expect(hubSources.length).toBeGreaterThan(5);
});

it("the numbers of the plans and of the places are not past their review day", () => {
  expect(arePlacesOverdue(today) ? "the sources of lib/plan must be read again" : "").toBe("");
});
