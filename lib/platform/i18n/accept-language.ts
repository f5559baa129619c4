import { defaultLocale, parseLocale, type Locale } from "./locales";

export type LanguageSources = {
  /** The body's `locale`, already checked to be text. */
  readonly body?: string | null | undefined;
  /** The query's `locale`. */
  readonly query?: string | null | undefined;
  /** The `Accept-Language` header. */
  readonly header?: string | null | undefined;
};

/**
 * The language of an API response: the body's, otherwise the query's, otherwise the header's first supported one,
 * otherwise English.
 */
export function negotiateLocale({ body, query, header }: LanguageSources): Locale {
  for (const tag of [body, query, ...rankedTags(header ?? "")]) {
    const locale = tag ? parseLocale(tag) : undefined;
    if (locale) return locale;
  }
  return defaultLocale;
}

/** The header's tags by descending quality, in stable order, without refused ones (q=0). */
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

/** From 0 to 1. An unreadable quality counts as refused. */
function qualityOf(parameters: readonly string[]): number {
  const written = parameters
    .map((parameter) => parameter.match(/^\s*q\s*=\s*(.*?)\s*$/i)?.[1])
    .find((text) => text !== undefined);
  const quality = written === undefined ? 1 : Number.parseFloat(written);
  return Number.isNaN(quality) ? 0 : Math.min(quality, 1);
}
