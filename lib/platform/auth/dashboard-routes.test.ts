import { globSync } from "node:fs";

import { dashboardRoutes, pagesInNavigation } from "./dashboard-routes";
import { roles } from "./permissions";

const folder = "app/[[]locale]/(staff)";

/**
 * The dashboard's pages in the source tree, with "[x]" written as "{x}". The catch-all page is for unknown addresses.
 */
const pages = globSync(`${folder}/**/page.tsx`)
  .map((file) => file.replace(/^app\/\[locale\]\/\(staff\)/, "").replace(/\/page\.tsx$/, ""))
  .filter((path) => path.startsWith("/dashboard") && !path.includes("[..."))
  .map((path) => path.replace(/\[([^\]]+)\]/g, "{$1}"));

it("has a row for every page of the staff area, and a page for every row", () => {
  expect(pages.length).toBeGreaterThan(2);
  expect(Object.keys(dashboardRoutes).sort()).toEqual(pages.sort());
});

it("gives every page in the navigation its own shortcut", () => {
  const keys = pagesInNavigation("admin").map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("links only pages that the role may open", () => {
  expect(pagesInNavigation("admin").length).toBeGreaterThan(1);
  expect(pagesInNavigation("viewer").map(({ path }) => path)).not.toContain("/dashboard/inbox");
  for (const role of roles) expect(pagesInNavigation(role)[0]?.path).toBe("/dashboard");
});
