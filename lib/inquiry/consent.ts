import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

/** The version of the text `inquiry.consent` in the catalogues. If the wording changes, this needs a new value. */
export const consentVersion = "2026-11-22";

/**
 * The consent exactly as the form shows it next to the checkbox. This wording is stored with each message and each
 * request for help, because the law requires proof of the consent.
 */
export function consentWording(locale: Locale): string {
  return translatorFor(locale, "inquiry").markup("consent", { link: (text) => text });
}
