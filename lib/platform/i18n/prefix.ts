import { defaultLocale, localePrefixes, locales, type Locale } from "./locales";

/** No settings in here: middleware and browser use it too. */

/** Puts the language's prefix before a path of this site; query and fragment stay. */
export function addPrefix(locale: Locale, path: string): string {
  const prefix = localePrefixes[locale];
  if (prefix === "") return path;
  return path === "/" ? prefix : `${prefix}${path.replace(/^\/(?=[?#])/, "")}`;
}

export type Located = {
  readonly locale: Locale;
  /** The path without its prefix, as the English page has it. */
  readonly path: string;
  /** Whether the address was written as we write it: `/en/…` and `/FR-CA/…` are not. */
  readonly isCanonical: boolean;
};

/** Reads language and page from a public path. */
export function splitPrefix(pathname: string): Located {
  const [, first = "", rest = ""] = pathname.match(/^\/([^/]*)(.*)$/s) ?? [];
  const locale = locales.find((candidate) => candidate.toLowerCase() === first.toLowerCase());
  if (!locale) return { locale: defaultLocale, path: pathname, isCanonical: true };
  return { locale, path: rest === "" ? "/" : rest, isCanonical: `/${first}` === localePrefixes[locale] };
}
