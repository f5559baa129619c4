import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

/** The version of the wording of `inquiry.consent` in the catalogues: another wording needs another version. */
export const consentVersion = "2026-11";

/** What a sender agrees to, word for word as it is beside the box: the law asks for proof of exactly that. */
export function consentWording(locale: Locale): string {
  return translatorFor(locale, "inquiry").markup("consent", { link: (text) => text });
}
