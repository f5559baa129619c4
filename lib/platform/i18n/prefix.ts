import { defaultLocale, localePrefixes, locales, type Locale } from "./locales";

/** This file runs on the server and in browsers, so it must not read the server's settings. */

/** Adds the language's prefix to a path of this site. Keeps the query and the fragment. */
export function addPrefix(locale: Locale, path: string): string {
  const prefix = localePrefixes[locale];
  if (prefix === "") return path;
  return path === "/" ? prefix : `${prefix}${path.replace(/^\/(?=[?#])/, "")}`;
}

export type Located = {
  readonly locale: Locale;
  /** The path without its prefix. It is also the path of the English page. */
  readonly path: string;
  /** Whether the prefix has its canonical form. `/en/…` and `/FR-CA/…` do not. */
  readonly isCanonical: boolean;
};

/** Splits a public path into the language and the path of the English page. */
export function splitPrefix(pathname: string): Located {
  const [, first = "", rest = ""] = pathname.match(/^\/([^/]*)(\/.*)?$/s) ?? [];
  const locale = locales.find((candidate) => candidate.toLowerCase() === first.toLowerCase());
  if (!locale) return { locale: defaultLocale, path: pathname, isCanonical: true };
  return { locale, path: rest === "" ? "/" : rest, isCanonical: `/${first}` === localePrefixes[locale] };
}
