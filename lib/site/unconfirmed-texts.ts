import { legalKeys } from "@/lib/content/kinds";
import type { Texts } from "@/lib/content/texts";
import { locales } from "@/lib/platform/i18n/locales";

/**
 * Returns the page paths, such as "/privacy-policy", of the legal texts whose version in force counsel has not read, as
 * two people must confirm.
 */
export function unconfirmedTexts(texts: Texts): readonly string[] {
  return legalKeys
    .filter((key) => locales.some((locale) => texts.find("legal", key, locale)?.isRead === false))
    .map((key) => `/${key}`)
    .sort();
}

/** Returns those of the unconfirmed texts in which visitors see a passage with a note that counsel must check it. */
export function notedTexts(texts: Texts): readonly string[] {
  const hasNote = (path: string) =>
    locales.some((locale) => /^::counsel$/m.test(texts.find("legal", path.slice(1), locale)?.body ?? ""));
  return unconfirmedTexts(texts).filter(hasNote);
}
