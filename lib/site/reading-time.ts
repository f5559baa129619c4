import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * Words per minute in silent reading, by language: Trauzettel-Klosinski and Dietz, «Standardized Assessment of Reading
 * Performance: The New International Reading Speed Texts IReST» (2012). German words are longer, so the number is
 * lower.
 */
const wordsPerMinute: Readonly<Record<Locale, number>> = { en: 228, de: 179, "fr-CA": 195 };

/** Minutes, rounded up, at least one. */
export function readingMinutes(words: number, locale: Locale): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute[locale]));
}
