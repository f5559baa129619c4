import type { Locale } from "@/lib/platform/i18n/locales";

/** The name of the cookie and of the entry in local storage. */
export const localeKey = "locale";

const lifeSeconds = 160 * 60;

/** Keeps the language that a visitor chose, for 160 minutes. Never called for a visitor who chose none. */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${localeKey}=${locale};path=/;max-age=${lifeSeconds};samesite=strict${secure}`;
  try {
    localStorage.setItem(localeKey, locale);
  } catch {
    // The cookie is enough.
  }
}
