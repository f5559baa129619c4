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
 * Returns the page's URL in each of its languages. `x-default` is the URL for readers of other languages: the English
 * one, if there is one.
 */
export function alternateUrls(
  path: string,
  locales: readonly Locale[] = siteLocales(),
): Partial<Record<Locale | "x-default", string>> {
  const urls = Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(locale, path)]));
  const fallback = locales.find((locale) => locale === defaultLocale) ?? locales[0];
  return fallback ? { ...urls, "x-default": absoluteUrl(fallback, path) } : urls;
}
