import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

/** The edition of the words beside the box. A change of the words, in any language, is a new edition: a test holds them together. */
export const edition = "2026-11-21";

/** What a person agrees to, word for word as it stands beside the box: the law asks for proof of exactly that. */
export function consentWording(locale: Locale): string {
  return translatorFor(locale, "newsletter").markup("consent", { link: (text) => text });
}
