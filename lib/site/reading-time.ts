import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * The words per minute that adults read aloud, by language. Source: Trauzettel-Klosinski and Dietz, «Standardized
 * Assessment of Reading Performance: The New International Reading Speed Texts IReST» (2012). The number for German is
 * lower, because German words are longer.
 */
const wordsPerMinute: Readonly<Record<Locale, number>> = { en: 228, de: 179, "fr-CA": 195 };

/** The reading time in minutes, rounded up. It is at least one minute. */
export function readingMinutes(words: number, locale: Locale): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute[locale]));
}
