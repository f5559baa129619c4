import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Outline } from "@/lib/site/text-module";

export type CompiledText = { readonly head: unknown; readonly outline: Outline; readonly html: string };

/** Compiles MDX texts in the same way as the build, and replaces each component with an `i` element. */
export function compileTexts(sources: readonly string[]): readonly CompiledText[] {
  const script = join(__dirname, "compile-texts.mjs");
  const output = execFileSync(process.execPath, [script], {
    input: JSON.stringify(sources),
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output) as readonly CompiledText[];
}

export function readTexts(paths: readonly string[]): readonly (CompiledText & { readonly path: string })[] {
  const compiled = compileTexts(paths.map((path) => readFileSync(path, "utf8")));
  return compiled.map((text, index) => ({ ...text, path: paths[index] ?? "" }));
}
