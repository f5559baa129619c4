import { parsedBody } from "@/lib/content/parsed";
import type { Heads } from "@/lib/content/heads";
import type { ParsedText } from "@/lib/content/markdown/parse";
import type { PublishedText } from "@/lib/content/texts";
import type { Day } from "@/lib/platform/time/day";

import { articlePath } from "./published";
import { readingMinutes } from "./reading-time";

/** What a page shows of an article besides its text. */
export type ArticleHead = Heads["article"] & { readonly published: Day; readonly updated: Day };

export type Article = {
  readonly slug: string;
  /** The English path, which `Link` translates. */
  readonly path: string;
  readonly head: ArticleHead;
  readonly minutes: number;
  readonly text: ParsedText;
};

/**
 * An article as pages show it. `readOn` is the day on which the firm read the articles that came with the product: it
 * published them on that day, not before. Undefined if the text cannot be parsed.
 */
export function toArticle(published: PublishedText<"article">, readOn?: Day): Article | undefined {
  const text = parsedBody(published);
  if (!text) return undefined;
  const { key: slug, locale, publishedOn, updatedOn, isSeed } = published;
  const days =
    readOn === undefined || !isSeed
      ? { published: publishedOn, updated: updatedOn }
      : { published: readOn, updated: updatedOn > readOn ? updatedOn : readOn };
  return {
    slug,
    path: articlePath(slug),
    head: { ...published.head, ...days },
    minutes: readingMinutes(text.outline.words, locale),
    text,
  };
}

/** Sorts articles by the day of their first publication, the newest first. Those of one day keep their order. */
export function newestFirst(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted((one, other) => other.head.published.localeCompare(one.head.published));
}
