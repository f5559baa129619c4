import { parseLocale, type Locale } from "@/lib/platform/i18n/locales";

import { localeKey } from "./remember-locale";

/** What a browser knows about the language that its user reads. */
export type LanguageHints = {
  /** The value of `document.cookie`. */
  readonly cookie: string;
  /** The entry in local storage, if storage may be read. */
  readonly stored: string | null;
  /** The browser's languages, the preferred one first. */
  readonly languages: readonly string[];
  /** The `lang` of the page. */
  readonly html: string;
};

/**
 * The language that a visitor reads: an earlier choice on this site (cookie, then local storage), otherwise the
 * browser's language, otherwise the page's.
 */
export function preferredLocale({ cookie, stored, languages, html }: LanguageHints): Locale | undefined {
  const chosen = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${localeKey}=`));
  for (const tag of [chosen?.slice(localeKey.length + 1), stored, ...languages, html]) {
    const locale = tag ? parseLocale(tag) : undefined;
    if (locale) return locale;
  }
  return undefined;
}
