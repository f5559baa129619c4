import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { changedOn } from "./changed-on";
import { recordsOf } from "./records-of";

const records = { claims: "2026-11-01", "price-book": "2026-11-09" } as const;

it.each([
  ["/", "2026-11-09"],
  ["/services/cryptocurrency-recovery", "2026-11-09"],
  ["/financial-recovery", "2026-11-09"],
  ["/about", "2026-11-01"],
  ["/verify", "2026-11-01"],
])("%s bears the day of the newest record it shows", async (path, day) => {
  expect(await changedOn(path, "en", records)).toBe(day);
});

it("gives a priced page the day of a claim that changed later", async () => {
  expect(await changedOn("/services", "de", { ...records, claims: "2026-11-12" })).toBe("2026-11-12");
});

it("gives no day where nobody knows one", async () => {
  expect(await changedOn("/about", "en", { "price-book": "2026-11-09" })).toBeUndefined();
});

it("leaves the questions the day of their own text", async () => {
  expect(await changedOn("/faq", "en", records)).not.toBe(records.claims);
});

it("names records only of pages that there are", () => {
  const paths = routes.flatMap(pathsOf);
  const priced = paths.filter((path) => recordsOf(path).includes("price-book"));
  expect(priced).toEqual(expect.arrayContaining(["/", "/booking", "/services", "/services/regulatory-assistance"]));
  expect(priced).not.toContain("/faq");
});
