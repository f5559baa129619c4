import type { ClaimKind } from "@/lib/firm/claims";
import type { LocaleText } from "@/lib/firm/profile";

/** A sample claim. Verification, evidence and expiry are never seeded, because only staff may set them. */
export type ClaimSeed = {
  readonly key: string;
  readonly kind: ClaimKind;
  readonly text: LocaleText;
  /** A sentence that limits the claim and is shown with it. */
  readonly limits: LocaleText;
  /**
   * Values that surfaces show: `badge` and `note` (a badge's two lines), `icon`, `register`, `verifyUrl`, `number`.
   * `catalogueKey` is the key of the specification's text that this record replaces.
   */
  readonly facts?: Readonly<Record<string, string | number | boolean | LocaleText>>;
};

/** A text in each language, with no-break spaces before percent signs, colons, quotation marks and units. */
export function texts(en: string, de: string, fr: string): LocaleText {
  return { en, de: withNoBreaks(de), "fr-CA": withNoBreaks(fr) };
}

/** The site of Canada's national regulator, which has another name in French. */
export const ciroSite = texts("https://www.ciro.ca/", "https://www.ciro.ca/", "https://www.ocri.ca/");

function withNoBreaks(text: string): string {
  return text.replace(/ (?=[%:»$])|(?<=«) |(?<=\d) (?=\d{3}\b|h\b|M\$|Mio)/g, "\u00a0");
}
