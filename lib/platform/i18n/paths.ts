import { env } from "@/lib/platform/env";

import { addPrefix } from "./prefix";
import { defaultLocale, locales, type Locale } from "./locales";

/** The path of a page in a language. `path` is the English one, with query and fragment if any. */
export function localizedPath(locale: Locale, path: string): string {
  return addPrefix(locale, path);
}

/** The full address, for emails, feeds and metadata. */
export function absoluteUrl(locale: Locale, path: string): string {
  return `${env().siteUrl}${localizedPath(locale, path)}`;
}

/** The page's address in each language, and the English one as `x-default` for all other readers. */
export function alternateUrls(path: string): Record<Locale | "x-default", string> {
  const urls = Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(locale, path)])) as Record<
    Locale,
    string
  >;
  return { ...urls, "x-default": urls[defaultLocale] };
}
