import { join } from "node:path";

const folder = join(process.cwd(), "node_modules/@fontsource/atkinson-hyperlegible-next/files");
const file = (subset: "latin" | "latin-ext", weight: 400 | 700) =>
  join(folder, `atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`);

export type Weight = "regular" | "bold";

/** The site's typeface, which comes as one file for Western European letters and one for the other Latin ones. */
export const fontFiles: Readonly<Record<Weight, { readonly latin: string; readonly extended: string }>> = {
  regular: { latin: file("latin", 400), extended: file("latin-ext", 400) },
  bold: { latin: file("latin", 700), extended: file("latin-ext", 700) },
};

/** Letters that are only in the second file. U+0131, U+0152 and U+0153 are in the first. */
const extended = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+)/u;

/** The text in runs that one file of the typeface can show. */
export function runsOf(text: string): readonly { readonly text: string; readonly isExtended: boolean }[] {
  return text.split(extended).flatMap((part, index) => (part ? [{ text: part, isExtended: index % 2 === 1 }] : []));
}
