import { env } from "@/lib/platform/env";
import type { Firm } from "@/lib/firm/settings";

/** The logo of the sample firm. A live firm with this logo has not chosen its own yet. */
const sampleLogo = "/brand.svg";

/**
 * The mark beside the firm's name: the sample's shield in a demonstration, the picture of a live firm's own logo, or
 * the first letter of its name.
 */
export type FirmMark =
  | { readonly kind: "sample" }
  | { readonly kind: "picture"; readonly path: string }
  | { readonly kind: "letter"; readonly letter: string };

/** Chooses the mark of a firm. A live site never shows the sample's. */
export function markOf(
  { logo, tradingName }: Pick<Firm, "logo" | "tradingName">,
  mode: "demo" | "live" = env().SITE_MODE,
): FirmMark {
  if (logo !== sampleLogo) return { kind: "picture", path: logo };
  if (mode === "demo") return { kind: "sample" };
  const letter = [...tradingName].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? "";
  return { kind: "letter", letter: letter.toLocaleUpperCase() };
}

/** The path of the picture of a mark. */
export function pathOfMark(mark: FirmMark): string {
  switch (mark.kind) {
    case "sample":
      return sampleLogo;
    case "picture":
      return mark.path;
    case "letter":
      return "/images/mark.svg";
  }
}

/** Draws the letter of a mark as a picture of its own, with fixed colours. A letter needs no escaping in XML. */
export function drawLetterMark(letter: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 44"><rect x="2" y="4" width="36" height="36" rx="4" fill="#13213a"/><text x="20" y="31" text-anchor="middle" font-family="Georgia, serif" font-size="25" fill="#faf7ef">${letter}</text></svg>`;
}
