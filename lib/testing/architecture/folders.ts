import { dirname } from "node:path";

import { importsOf, isTest } from "./source";
import type { Source } from "./source";

/**
 * The folders that the files of each top-level folder may import from, besides their own folder. Files at the root are
 * configuration and are not checked.
 */
const importable: Readonly<Record<string, readonly string[]>> = {
  app: ["components", "lib"],
  components: ["lib"],
  lib: [],
  "lib/testing": ["prisma"],
  prisma: ["lib", "scripts/shared"],
  scripts: ["lib", "prisma"],
  bench: ["lib", "prisma", "scripts"],
  e2e: ["components", "lib", "prisma", "scripts"],
};

/** Lists the imports between top-level folders that the table above does not allow. Tests are not checked. */
export function wrongFolders(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const [folder = ""] = source.path.split("/");
    const allowed = importable[source.path.startsWith("lib/testing/") ? "lib/testing" : folder];
    if (!allowed || /\.test\.tsx?$/.test(source.path)) return [];
    const isAllowed = (path: string) => [folder, ...allowed].some((each) => path.startsWith(`${each}/`));
    const knownFolders = Object.keys(importable);
    return importsOf(source)
      .filter((path) => knownFolders.some((each) => path.startsWith(`${each}/`)) && !isAllowed(path))
      .map((path) => `${source.path} imports ${path}`);
  });
}

/** The folders that are no part of the product. They make two commands work in a bare clone, test it and measure it. */
const besideProduct = /^(scripts\/(local\/|testing\/|bench\/)|bench\/|e2e\/)/;

/**
 * Lists the imports of the product from folders beside it. The product must run without them, for example in a
 * container.
 */
export function productOnLocal(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (besideProduct.test(source.path) || isTest(source.path)) return [];
    return importsOf(source)
      .filter((path) => besideProduct.test(path))
      .map((path) => `${source.path} imports ${path}`);
  });
}

/** The builder of staff pages. The preview of a text is a staff page outside the frame of the staff area. */
const staffPage = "app/[locale]/(staff)/dashboard/staff-page";

/**
 * Lists the imports within `app` that are neither from the importing file's own folder nor from a folder above it.
 * Parts that pages share belong in `components` or `lib`.
 */
export function importsBetweenPages(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (!source.path.startsWith("app/") || isTest(source.path)) return [];
    const folder = `${dirname(source.path)}/`;
    return importsOf(source)
      .filter((path) => path.startsWith("app/") && path !== staffPage && !folder.startsWith(`${dirname(path)}/`))
      .map((path) => `${source.path} imports ${path}`);
  });
}

/** An area is a folder in `components`, or in its folders `site` and `desk`. Every area may import from these areas. */
const sharedAreas: readonly string[] = ["ui", "layout", "errors", "forms", "site/parts"];

/** The areas that every part of the staff dashboard may import from. */
const sharedInDesk: readonly string[] = ["desk/frame", "desk/form", "desk/list", "desk/record"];

/**
 * Lists the imports from one area into another, except imports from the shared areas. The showcase may import from
 * every area, because it displays components of all areas.
 */
export function importsBetweenAreas(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const area = areaOf(source.path);
    if (area === undefined || area === "showcase" || isTest(source.path)) return [];
    const allowed = [undefined, area, ...sharedAreas, ...(area.startsWith("desk/") ? sharedInDesk : [])];
    return importsOf(source)
      .filter((path) => !allowed.includes(areaOf(path)))
      .map((path) => `${source.path} imports ${path}`);
  });
}

function areaOf(path: string): string | undefined {
  return /^components\/((?:(?:site|desk)\/)?[^/]+)\//.exec(path)?.[1];
}
