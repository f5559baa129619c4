import { dirname } from "node:path";

import { importsOf, isTest } from "./source";
import type { Source } from "./source";

/** Top-level folders and the other folders that their files may import from. Files at the root are configuration. */
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

/** Imports between top-level folders that the table above does not allow. A test may import what it tests. */
export function wrongFolders(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const [folder = ""] = source.path.split("/");
    const allowed = importable[source.path.startsWith("lib/testing/") ? "lib/testing" : folder];
    if (!allowed || /\.test\.tsx?$/.test(source.path)) return [];
    const isAllowed = (path: string) => [folder, ...allowed].some((each) => path.startsWith(`${each}/`));
    const known = Object.keys(importable);
    return importsOf(source)
      .filter((path) => known.some((each) => path.startsWith(`${each}/`)) && !isAllowed(path))
      .map((path) => `${source.path} imports ${path}`);
  });
}

/**
 * Files of a page that import from the folder of another page or a subpage. Shared parts belong in components or lib.
 */
export function importsBetweenPages(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (!source.path.startsWith("app/") || isTest(source.path)) return [];
    const folder = `${dirname(source.path)}/`;
    return importsOf(source)
      .filter((path) => path.startsWith("app/") && !folder.startsWith(`${dirname(path)}/`))
      .map((path) => `${source.path} imports ${path}`);
  });
}

/** Areas of components that every other area may use. */
const sharedAreas: readonly string[] = ["ui", "layout", "errors", "forms", "site", "dashboard"];

/** Components that import components of another area. The showcase may, because it displays the parts of every area. */
export function importsBetweenAreas(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const area = areaOf(source.path);
    if (area === undefined || area === "showcase" || isTest(source.path)) return [];
    return importsOf(source)
      .filter((path) => ![undefined, area, ...sharedAreas].includes(areaOf(path)))
      .map((path) => `${source.path} imports ${path}`);
  });
}

function areaOf(path: string): string | undefined {
  return /^components\/([^/]+)\//.exec(path)?.[1];
}
