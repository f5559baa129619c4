import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Returns the page paths, such as "/privacy-policy", of the legal texts that contain a passage which counsel must still
 * confirm. A text is listed even if only one of its languages contains such a passage.
 */
export function unconfirmedTexts(folder: string = resolve("lib/site/legal")): readonly string[] {
  const marked = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".mdx") && readFileSync(join(folder, file), "utf8").includes("<Counsel"),
  );
  return [...new Set(marked.map((file) => `/${file.split(/[\\/]/)[0]}`))].sort();
}
