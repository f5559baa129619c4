import { join } from "node:path";

import type { FontName, Weight } from "./fonts";

/** Returns the path of a font file in the given weight. */
export function fontFile(name: FontName, weight: Weight): string {
  const family = name.startsWith("noto-sans") ? "noto-sans" : "atkinson-hyperlegible-next";
  const file = `${name}-${weight === "bold" ? 700 : 400}-normal.woff`;
  return join(process.cwd(), "node_modules/@fontsource", family, "files", file);
}
