import type { Locale } from "@/lib/platform/i18n/locales";

/** The name of the cookie and of the entry in local storage. */
export const localeKey = "locale";

const lifeSeconds = 160 * 60;

/**
 * Stores the language that a visitor chose: in a cookie for 160 minutes, and in local storage without an expiry. Call
 * it only after the visitor has chosen a language, because only the visitor's own choice may be stored without asking
 * for consent.
 */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${localeKey}=${locale};path=/;max-age=${lifeSeconds};samesite=strict${secure}`;
  try {
    localStorage.setItem(localeKey, locale);
  } catch {
    // If storage is blocked, the cookie alone stores the choice.
  }
}
