import { env } from "@/lib/platform/env";

import { addPrefix } from "./prefix";
import { defaultLocale, type Locale } from "./locales";
import { siteLocales } from "./site-locales";

/** Returns the path of a page in a language. `path` is the English path, which may have a query and a fragment. */
export function localizedPath(locale: Locale, path: string): string {
  return addPrefix(locale, path);
}

/** Returns the full URL of a page, for emails, feeds and metadata. */
export function absoluteUrl(locale: Locale, path: string): string {
  return `${env().siteUrl}${localizedPath(locale, path)}`;
}

/**
 * Returns the page's URL in each language of the site. `x-default` is the English URL, for readers of other languages.
 */
export function alternateUrls(path: string): Partial<Record<Locale, string>> & { readonly "x-default": string } {
  const urls = Object.fromEntries(siteLocales().map((locale) => [locale, absoluteUrl(locale, path)]));
  return { ...urls, "x-default": absoluteUrl(defaultLocale, path) };
}
