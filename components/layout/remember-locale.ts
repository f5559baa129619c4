import type { Locale } from "@/lib/platform/i18n/locales";

/** The name of the cookie and of the entry in local storage. */
export const localeKey = "locale";

const lifeSeconds = 160 * 60;

/** Stores the language that a visitor chose, for 160 minutes. It is never called without a choice. */
export function rememberLocale(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${localeKey}=${locale};path=/;max-age=${lifeSeconds};samesite=strict${secure}`;
  try {
    localStorage.setItem(localeKey, locale);
  } catch {
    // Storage may be blocked. The cookie is enough.
  }
}
