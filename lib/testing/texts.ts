import { readFileSync } from "node:fs";

import { evaluate } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import remarkGfm from "remark-gfm";

import outline from "@/lib/site/outline.mjs";
import type { TextModule } from "@/lib/site/text-module";

/** A text of ours as the build compiles it. */
export async function compileText(source: string): Promise<TextModule> {
  const module: unknown = await evaluate(source, { ...runtime, remarkPlugins: [remarkGfm, outline] });
  return module as TextModule;
}

export function readText(path: string): Promise<TextModule> {
  return compileText(readFileSync(path, "utf8"));
}
