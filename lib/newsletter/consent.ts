import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

/** The edition of the consent wording. A test fails if the wording changes in any language without a new edition. */
export const edition = "2026-11-22";

/**
 * The exact wording next to the consent checkbox. It is stored with each consent, because the law requires proof of the
 * wording.
 */
export function consentWording(locale: Locale): string {
  return translatorFor(locale, "newsletter").markup("consent", { link: (text) => text });
}
