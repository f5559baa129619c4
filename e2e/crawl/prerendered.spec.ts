import { readFileSync } from "node:fs";
import { join } from "node:path";

import { recordKindsOf } from "../../lib/site/page-records";
import { locales } from "../../lib/platform/i18n/locales";
import { pathsOf, routes } from "../../lib/platform/i18n/routes";
import { expect, test } from "../fixtures";

/** Reads the cache tags that the build stored with a prerendered page. */
function tagsOf(path: string): readonly string[] {
  const { headers } = JSON.parse(
    readFileSync(join(process.env.NEXT_DIST_DIR ?? "", "server/app", `${path}.meta`), "utf8"),
  ) as { headers: Record<string, string> };
  return headers["x-next-cache-tags"]?.split(",") ?? [];
}

/**
 * Matches the paths of articles, questions and legal texts. Their date in the sitemap is stored with their text, so a
 * new price or a changed claim does not change the date.
 */
const ofText = /^\/(?:blog|faq|privacy-policy|terms-of-service|data-security|accessibility)(?:\/|$)/;

/** The page for evidence shows no claims. */
const prerendered = routes
  .filter(({ rendering, path }) => rendering === "prerendered" && path !== "/blog/{slug}" && path !== "/evidence")
  .flatMap(pathsOf);
const priced = prerendered.filter((path) => path === "/" || path.startsWith("/services"));

for (const locale of locales) {
  test(`a new price regenerates pages with prices, and a changed claim regenerates every page, ${locale}`, () => {
    for (const path of priced)
      expect([path, tagsOf(`${locale}${path === "/" ? "" : path}`)]).toEqual([
        path,
        expect.arrayContaining(["services"]),
      ]);
    for (const path of prerendered)
      expect([path, tagsOf(`${locale}${path === "/" ? "" : path}`)]).toEqual([
        path,
        expect.arrayContaining(["claims"]),
      ]);
  });
}

test("every prerendered page and the sitemap have tags for the versions of their records", () => {
  const subjectsOf = (path: string) =>
    tagsOf(path).flatMap((tag) => /^records:([a-z-]+):[0-9a-f-]{36}$/.exec(tag)?.[1] ?? []);
  for (const path of prerendered) {
    const expected = ["claims", "firm", "texts", ...(priced.includes(path) ? ["price-book"] : [])];
    expect([path, subjectsOf(`en${path === "/" ? "" : path}`)]).toEqual([path, expect.arrayContaining(expected)]);
  }
  expect(subjectsOf("sitemap.xml").sort()).toEqual(["claims", "firm", "price-book", "texts"]);
});

test("except for pages with a stored date, a page whose sitemap date follows the prices reads them", () => {
  // Every page reads the services, because its header says whether visitors can book. Few pages show prices.
  for (const path of prerendered.filter((each) => !ofText.test(each) && recordKindsOf(each).includes("price-book")))
    expect([path, tagsOf(`en${path === "/" ? "" : path}`).includes("services")]).toEqual([path, true]);
});
