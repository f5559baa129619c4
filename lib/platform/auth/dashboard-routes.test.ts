import { globSync, readFileSync } from "node:fs";

import { dashboardRoutes, pagesInNavigation } from "./dashboard-routes";
import { roles } from "./permissions";

/** The dashboard's pages in the source tree. The preview of a text has the frame of the public site. */
const files = globSync(["app/[[]locale]/(staff)/**/page.tsx", "app/[[]locale]/(preview)/**/page.tsx"]);

/** The paths of the pages. A folder "[x]" becomes "{x}". The catch-all page for unknown URLs is left out. */
const pages = files
  .map((file) => file.replace(/^app\/\[locale\]\/\(\w+\)/, "").replace(/\/page\.tsx$/, ""))
  .filter((path) => path.startsWith("/dashboard") && !path.includes("[..."))
  .map((path) => path.replace(/\[([^[\]]+)\]/g, "{$1}"));

it("dashboardRoutes has one entry for each page of the dashboard and no other entries", () => {
  expect(pages.length).toBeGreaterThan(2);
  expect(Object.keys(dashboardRoutes).sort()).toEqual(pages.sort());
});

it("every page of a record shows the staff area's 404 page if the record is missing or the role may not see it", () => {
  for (const path of pages.filter((each) => each.includes("{"))) {
    const end = `)${path.replace(/\{([^{}]+)\}/g, "[$1]")}/page.tsx`;
    const source = readFileSync(files.find((file) => file.endsWith(end)) ?? "", "utf8");
    // Next's own 404 page does not have the layout of the staff area. `staffPage` shows the staff area's page instead.
    const has = { bare: source.includes("notFound("), own: source.includes("return undefined;") };
    expect({ path, ...has }).toEqual({ path, bare: false, own: true });
  }
});

it("gives every page in the navigation a different shortcut", () => {
  const keys = pagesInNavigation("admin").map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("the navigation links only to pages that the role may open", () => {
  expect(pagesInNavigation("admin").length).toBeGreaterThan(1);
  expect(pagesInNavigation("viewer").map(({ path }) => path)).not.toContain("/dashboard/inbox");
  for (const role of roles) expect(pagesInNavigation(role)[0]?.path).toBe("/dashboard");
});
