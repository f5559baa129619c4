import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** V8's explicit compile hint. It must be the first line of a file. Other browser engines read it as a comment. */
const hint = "//# allFunctionsCalledOnLoad\n";

type BuildManifest = { readonly rootMainFiles?: readonly string[] };

/**
 * Adds the hint to the scripts that run on every page, such as React and the router. With the hint, Chromium compiles
 * the scripts in a background thread while it downloads them. Without the hint, Chromium compiles them in the main
 * thread during hydration (lib/DECISIONS.md, 21). Throws if the build does not list these scripts.
 */
export async function hintCompilation(build: string): Promise<void> {
  const { rootMainFiles } = JSON.parse(await readFile(join(build, "build-manifest.json"), "utf8")) as BuildManifest;
  if (!rootMainFiles?.length) throw new Error("The build names no scripts that run on every page (rootMainFiles).");
  await Promise.all(rootMainFiles.map((file) => hintFile(join(build, file))));
}

async function hintFile(path: string): Promise<void> {
  const script = await readFile(path, "utf8");
  if (!script.startsWith(hint)) await writeFile(path, hint + script);
}
