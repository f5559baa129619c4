import { parseLocale, type Locale } from "@/lib/platform/i18n/locales";

import { localeKey } from "./remember-locale";

/** What a browser knows about the language that its user reads. */
export type LanguageHints = {
  /** The value of `document.cookie`. */
  readonly cookie: string;
  /** The entry in local storage, if storage may be read. */
  readonly stored: string | null;
  /** The browser's languages, the preferred language first. */
  readonly languages: readonly string[];
  /** The `lang` of the page. */
  readonly html: string;
};

/**
 * The visitor's preferred language. An earlier choice on this site comes first (cookie, then local storage), then the
 * first of the browser's languages that the site supports, then the page's language.
 */
export function preferredLocale({ cookie, stored, languages, html }: LanguageHints): Locale | undefined {
  const chosen = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${localeKey}=`));
  for (const tag of [chosen?.slice(localeKey.length + 1), stored, ...languages, html]) {
    const locale = tag ? parseLocale(tag) : undefined;
    if (locale) return locale;
  }
  return undefined;
}
