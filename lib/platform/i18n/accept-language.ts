import { defaultLocale, parseLocale, type Locale } from "./locales";

export type LanguageSources = {
  /** The `locale` in the body. The caller has checked that it is text. */
  readonly body?: string | null | undefined;
  /** The `locale` in the query. */
  readonly query?: string | null | undefined;
  /** The `Accept-Language` header. */
  readonly header?: string | null | undefined;
};

/**
 * Returns the language of an API response: the first supported language of the body, the query and the header, in this
 * order. The default is English.
 */
export function negotiateLocale({ body, query, header }: LanguageSources): Locale {
  for (const tag of [body, query, ...rankedTags(header ?? "")]) {
    const locale = tag ? parseLocale(tag) : undefined;
    if (locale) return locale;
  }
  return defaultLocale;
}

/** Returns the header's language tags by descending quality. Refused tags (q=0) are left out. */
function rankedTags(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      return { tag, quality: qualityOf(parameters) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Returns the quality of a tag, from 0 to 1. An invalid quality counts as 0, which means refused. */
function qualityOf(parameters: readonly string[]): number {
  const written = parameters
    .map((parameter) => parameter.match(/^\s*q\s*=(.*)/is)?.[1])
    .find((text) => text !== undefined);
  const quality = written === undefined ? 1 : Number.parseFloat(written);
  return Number.isNaN(quality) ? 0 : Math.min(quality, 1);
}
