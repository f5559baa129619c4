import { readdirSync } from "node:fs";
import { join } from "node:path";

import { findRoute, isUnlocalized, movedPaths, notFoundPath, pathsAbove, pathsOf, routes } from "./routes";

/**
 * The paths of the public pages and the sign-in pages, with `{x}` for a parameter. The dashboard's pages are left out.
 */
const pages = readdirSync("app/[locale]", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === "page.tsx")
  .map((entry) => join(entry.parentPath, ".").replace("app/[locale]", ""))
  .filter((folder) => !folder.includes("/dashboard"))
  .map((folder) => folder.replace(/\/\([^)]*\)/g, "").replace(/\[(\w+)\]/g, "{$1}") || "/")
  .filter((path) => !path.includes("[...rest]"));

describe("the registry of routes", () => {
  it("lists every page", () => {
    expect(pages.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
  });

  it("lists only pages that exist", () => {
    expect(routes.map(({ path }) => path).filter((path) => !pages.includes(path))).toEqual([]);
  });

  it("finds the most specific route for a path", () => {
    for (const route of routes) {
      for (const path of pathsOf(route)) expect(findRoute(path.replaceAll(/\{\w+\}/g, "x"))).toBe(route);
    }
    expect(findRoute(notFoundPath)).toBeUndefined();
  });

  it("finds no page for a parameter value that the route does not list", () => {
    for (const { path } of routes.filter(({ values }) => values))
      expect(findRoute(path.replace(/\{\w+\}/, "x"))).toBeUndefined();
  });

  it("finds the parent pages of a page", () => {
    expect(pathsAbove("/blog/how-chargebacks-work")).toEqual(["/", "/blog"]);
    expect(pathsAbove("/faq")).toEqual(["/"]);
    expect(pathsAbove("/")).toEqual([]);
  });

  it("does not redirect the path of an existing page", () => {
    for (const path of Object.keys(movedPaths)) expect(findRoute(path)).toBeUndefined();
  });

  it("recognises the files in `public` as paths without a language", () => {
    const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name).replace(/^public/, ""));
    expect(paths.filter((path) => !isUnlocalized(path))).toEqual([]);
  });
});
