import type { ClaimKind } from "@/lib/firm/claims/claim";
import type { LocaleText } from "@/lib/firm/profile";

/** A sample claim. Verification, evidence and expiry are never seeded, because only staff may set them. */
export type ClaimSeed = {
  readonly key: string;
  readonly kind: ClaimKind;
  readonly text: LocaleText;
  /** A sentence that limits the claim and is shown with it. */
  readonly limits: LocaleText;
  /**
   * Values that pages use, for example `badge` and `note` (the two lines of a badge), `icon`, `register`, `verifyUrl`
   * and `number`. `catalogueKey` is the key under which `/locales/[lng]/translation.json` contains the claim's text.
   */
  readonly facts?: Readonly<Record<string, string | number | boolean | LocaleText>>;
};

/**
 * Returns a text in each language. In German and French, spaces at which a line must not break become no-break spaces,
 * for example in "40 %" and "« oui »".
 */
export function texts(en: string, de: string, fr: string): LocaleText {
  return { en, de: withNoBreaks(de), "fr-CA": withNoBreaks(fr) };
}

/** The website of Canada's national investment regulator, which is called CIRO in English and OCRI in French. */
export const ciroSite = texts("https://www.ciro.ca/", "https://www.ciro.ca/", "https://www.ocri.ca/");

function withNoBreaks(text: string): string {
  return text.replace(/ (?=[%:»$£])|(?<=«) |(?<=\d) (?=\d{3}\b|h\b|M[$£]|Mio)/g, "\u00a0");
}
