import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

/**
 * The edition of the consent wording. A change of the wording in any language needs a new edition, which a test
 * enforces.
 */
export const edition = "2026-11-22";

/** The exact wording beside the consent checkbox: the law requires proof of what was agreed to. */
export function consentWording(locale: Locale): string {
  return translatorFor(locale, "newsletter").markup("consent", { link: (text) => text });
}
