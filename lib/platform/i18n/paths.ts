import { env } from "@/lib/platform/env";

import { addPrefix } from "./prefix";
import { defaultLocale, locales, type Locale } from "./locales";

/** Returns the path of a page in a language. `path` is the English path, which may have a query and a fragment. */
export function localizedPath(locale: Locale, path: string): string {
  return addPrefix(locale, path);
}

/** Returns the full URL of a page, for emails, feeds and metadata. */
export function absoluteUrl(locale: Locale, path: string): string {
  return `${env().siteUrl}${localizedPath(locale, path)}`;
}

/** Returns the page's URL in each language. `x-default` is the English URL, for readers of other languages. */
export function alternateUrls(path: string): Record<Locale | "x-default", string> {
  const urls = Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(locale, path)])) as Record<
    Locale,
    string
  >;
  return { ...urls, "x-default": urls[defaultLocale] };
}
