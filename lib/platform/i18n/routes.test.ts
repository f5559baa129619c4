import { readdirSync } from "node:fs";
import { join } from "node:path";

import { findRoute, isUnlocalized, movedPaths, notFoundPath, pathsAbove, pathsOf, routes } from "./routes";

/** The addresses that the folders of `app/[locale]/(site)` make, with `{x}` for a parameter; what lies behind the staff's door is not listed. */
const pages = readdirSync("app/[locale]/(site)", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === "page.tsx")
  .map((entry) => join(entry.parentPath, ".").replace("app/[locale]/(site)", ""))
  .map((folder) => folder.replace(/\/\([^)]*\)/g, "").replace(/\[(\w+)\]/g, "{$1}") || "/")
  .filter((path) => !path.includes("[...rest]"));

describe("the registry of routes", () => {
  it("knows every page there is", () => {
    expect(pages.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
  });

  it("knows no page that is not there", () => {
    expect(routes.map(({ path }) => path).filter((path) => !pages.includes(path))).toEqual([]);
  });

  it("finds each route by its own path, the nearer before the wider", () => {
    for (const route of routes) {
      for (const path of pathsOf(route)) expect(findRoute(path.replaceAll(/\{\w+\}/g, "x"))).toBe(route);
    }
    expect(findRoute(notFoundPath)).toBeUndefined();
  });

  it("knows no page for a value that is not named", () => {
    for (const { path } of routes.filter(({ values }) => values))
      expect(findRoute(path.replace(/\{\w+\}/, "x"))).toBeUndefined();
  });

  it("knows which pages lie above another", () => {
    expect(pathsAbove("/blog/how-chargebacks-work")).toEqual(["/", "/blog"]);
    expect(pathsAbove("/faq")).toEqual(["/"]);
    expect(pathsAbove("/")).toEqual([]);
  });

  it("moves no address that is a page", () => {
    for (const path of Object.keys(movedPaths)) expect(findRoute(path)).toBeUndefined();
  });

  it("lets every public file through", () => {
    const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name).replace(/^public/, ""));
    expect(paths.filter((path) => !isUnlocalized(path))).toEqual([]);
  });
});
