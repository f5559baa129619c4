import { legalKeys } from "@/lib/content/kinds";
import type { Texts } from "@/lib/content/texts";
import { locales } from "@/lib/platform/i18n/locales";

/**
 * Returns the page paths, such as "/privacy-policy", of the legal texts that contain a passage which counsel must still
 * confirm. A text is listed even if only one of its languages contains such a passage.
 */
export function unconfirmedTexts(texts: Texts): readonly string[] {
  return legalKeys
    .filter((key) => locales.some((locale) => /^::counsel$/m.test(texts.find("legal", key, locale)?.body ?? "")))
    .map((key) => `/${key}`)
    .sort();
}
