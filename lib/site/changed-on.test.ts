import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { changedOn } from "./changed-on";
import { recordKindsOf } from "./page-records";

const records = { claims: "2026-11-01", "price-book": "2026-11-09" } as const;

it.each([
  ["/", "2026-11-09"],
  ["/services/cryptocurrency-recovery", "2026-11-09"],
  ["/financial-recovery", "2026-11-09"],
  ["/about", "2026-11-01"],
  ["/verify", "2026-11-01"],
])("dates %s by the latest change of the records that it shows", async (path, day) => {
  expect(await changedOn(path, "en", records)).toBe(day);
});

it("dates a page with prices by a claim that changed later than the prices", async () => {
  expect(await changedOn("/services", "de", { ...records, claims: "2026-11-12" })).toBe("2026-11-12");
});

it("returns undefined if no change is recorded", async () => {
  expect(await changedOn("/about", "en", { "price-book": "2026-11-09" })).toBeUndefined();
});

it("dates the page of questions by its own text and not by the records", async () => {
  expect(await changedOn("/faq", "en", records)).not.toBe(records.claims);
});

it("counts prices among the records of pages with prices, but not of other pages", () => {
  const paths = routes.flatMap(pathsOf);
  const priced = paths.filter((path) => recordKindsOf(path).includes("price-book"));
  expect(priced).toEqual(expect.arrayContaining(["/", "/booking", "/services", "/services/regulatory-assistance"]));
  expect(priced).not.toContain("/faq");
});
