import bold from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff" with { type: "bytes" };
import latin from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff" with { type: "bytes" };
import extended from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff" with { type: "bytes" };
import cyrillic from "@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff" with { type: "bytes" };
import greek from "@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff" with { type: "bytes" };
import signs from "@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff" with { type: "bytes" };

import type { FontName, Weight } from "@/lib/platform/pdf/fonts";

/** The fonts of the page's own documents. They are a part of its scripts, because the page may fetch nothing. */
const regular: Partial<Record<FontName, Uint8Array>> = {
  "atkinson-hyperlegible-next-latin": latin,
  "atkinson-hyperlegible-next-latin-ext": extended,
  "noto-sans-latin": signs,
  "noto-sans-greek": greek,
  "noto-sans-cyrillic": cyrillic,
};

export const bundledFonts = Object.keys(regular) as FontName[];

/** The content of a font file. Other alphabets than Latin have no bold face here. */
export const fontBytes = (name: FontName, weight: Weight): Uint8Array =>
  weight === "bold" && name === "atkinson-hyperlegible-next-latin" ? bold : (regular[name] ?? latin);
