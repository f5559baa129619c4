import type { ClaimKind } from "@/lib/firm/claims";
import type { LocaleText } from "@/lib/firm/profile";

/** A sample claim as the seed writes it. Verification, evidence and expiry are never seeded: only people set them. */
export type ClaimSeed = {
  readonly key: string;
  readonly kind: ClaimKind;
  readonly text: LocaleText;
  /** What it does not say. */
  readonly limits: LocaleText;
  /**
   * For the surfaces: `badge` and `note` (a badge's two lines), `icon`, `register`, `verifyUrl`, `number`;
   * `catalogueKey` names the specification's text that this record fills.
   */
  readonly facts?: Readonly<Record<string, string | number | boolean | LocaleText>>;
};

/** A text in each language; percent signs, colons, quotation marks and units never begin a line. */
export function texts(en: string, de: string, fr: string): LocaleText {
  return { en, de: withNoBreaks(de), "fr-CA": withNoBreaks(fr) };
}

/** The national regulator speaks French under a name of its own. */
export const ciroSite = texts("https://www.ciro.ca/", "https://www.ciro.ca/", "https://www.ocri.ca/");

function withNoBreaks(text: string): string {
  return text.replace(/ (?=[%:»$])|(?<=«) |(?<=\d) (?=\d{3}\b|h\b|M\$|Mio)/g, "\u00a0");
}
