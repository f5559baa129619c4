import { parseLocale, type Locale } from "@/lib/platform/i18n/locales";

import { localeKey } from "./remember-locale";

/** Where a browser says which language its owner reads. */
export type Traces = {
  /** As `document.cookie` has it. */
  readonly cookie: string;
  /** What local storage holds, if it may be read. */
  readonly stored: string | null;
  /** The browser's languages, the dearest first. */
  readonly languages: readonly string[];
  /** The `lang` of the page. */
  readonly html: string;
};

/** The language a visitor reads: chosen here before (cookie, then local storage), else the browser's, else the page's. */
export function wantedLocale({ cookie, stored, languages, html }: Traces): Locale | undefined {
  const chosen = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${localeKey}=`));
  for (const tag of [chosen?.slice(localeKey.length + 1), stored, ...languages, html]) {
    const locale = tag ? parseLocale(tag) : undefined;
    if (locale) return locale;
  }
  return undefined;
}
