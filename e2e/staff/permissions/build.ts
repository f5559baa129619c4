import { readFileSync } from "node:fs";
import { join } from "node:path";

function readManifest<T>(file: string): T {
  return JSON.parse(readFileSync(join(process.env.NEXT_DIST_DIR ?? "", "server", file), "utf8")) as T;
}

/**
 * Returns the paths of the staff area's pages in this build, with "[x]" written as "{x}". Leaves out the catch-all page
 * for unknown addresses.
 */
export function builtPages(): readonly string[] {
  return Object.keys(readManifest<Record<string, string>>("app-paths-manifest.json"))
    .filter(
      (entry) =>
        /^\/\[locale\]\/\((?:staff|preview)\)\/dashboard\//.test(entry) &&
        entry.endsWith("/page") &&
        !entry.includes("[..."),
    )
    .map((entry) => pathOf(entry));
}

/** Returns the paths of the build's route handlers for staff. */
export function builtEndpoints(): readonly string[] {
  return Object.keys(readManifest<Record<string, string>>("app-paths-manifest.json"))
    .filter((entry) => entry.endsWith("/route") && (entry.startsWith("/api/staff/") || entry.includes("(staff)")))
    .map((entry) => pathOf(entry));
}

export type BuiltAction = {
  /** File and export, as in "lib/inquiry/inbox/actions.ts#markAnswered". */
  readonly name: string;
  readonly id: string;
  /** A page that contains the action. */
  readonly page: string;
};

type Manifest = {
  readonly node: Readonly<
    Record<string, { readonly workers: Readonly<Record<string, unknown>>; filename: string; exportedName: string }>
  >;
};

/** Returns every server action of this build, including the public ones. */
export function builtActions(): readonly BuiltAction[] {
  return Object.entries(readManifest<Manifest>("server-reference-manifest.json").node).map(
    ([id, { workers, filename, exportedName }]) => {
      const [worker = ""] = Object.keys(workers);
      return { name: `${filename}#${exportedName}`, id, page: pathOf(worker.replace(/^app/, "")) };
    },
  );
}

function pathOf(entry: string): string {
  const path = entry
    .replace(/\/(page|route)$/, "")
    .replace(/^\/\[locale\]/, "")
    .replace(/\/\([^)]+\)/g, "")
    .replace(/\[([^[\]]+)\]/g, "{$1}");
  return path === "" ? "/" : path;
}
