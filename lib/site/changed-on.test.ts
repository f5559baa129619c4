import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { sampleFacts } from "@/lib/firm/settings-initial";
import { seededTexts } from "@/lib/testing/seeded-texts";

import { changedOn } from "./changed-on";
import { recordKindsOf } from "./page-records";

const records = { claims: "2026-11-01", "price-book": "2026-11-09" } as const;
const sources = { texts: seededTexts(), firm: sampleFacts.ca, records };

it.each([
  ["/", "2026-11-09"],
  ["/services/cryptocurrency-recovery", "2026-11-09"],
  ["/financial-recovery", "2026-11-09"],
  ["/about", "2026-11-01"],
  ["/verify", "2026-11-01"],
])("returns for %s the day of the latest change of the records that the page shows", (path, day) => {
  expect(changedOn(path, "en", sources)).toBe(day);
});

it("for a page with prices, returns the day of the latest claim change if no price has changed since", () => {
  const later = { ...records, claims: "2026-11-12" } as const;
  expect(changedOn("/services", "de", { ...sources, records: later })).toBe("2026-11-12");
});

it("returns undefined if no change is recorded for the kinds of records that the page shows", () => {
  expect(changedOn("/about", "en", { ...sources, records: { "price-book": "2026-11-09" } })).toBeUndefined();
});

it("for the FAQ page, returns the day that is stored with its texts, not the day of a claim change", () => {
  expect(changedOn("/faq", "en", sources)).not.toBe(records.claims);
});

it("the records of a page include the prices only if the page shows prices", () => {
  const paths = routes.flatMap(pathsOf);
  const priced = paths.filter((path) => recordKindsOf(path).includes("price-book"));
  expect(priced).toEqual(expect.arrayContaining(["/", "/booking", "/services", "/services/regulatory-assistance"]));
  expect(priced).not.toContain("/faq");
});
