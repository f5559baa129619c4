import { loadFirm } from "@/lib/firm/loaders/firm";
import { isRead } from "@/lib/firm/stated-facts";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import { listArticles, readArticle } from "../articles";
import type { Article } from "../articles";

/** Loads all articles of one language. Empty until the firm has read them. */
export async function loadArticles(locale: Locale): Promise<readonly Article[]> {
  const day = await dayOfReading();
  return day === null ? [] : (await listArticles(locale)).map((article) => datedBy(article, day));
}

/** Loads one article. Undefined until the firm has read the articles. */
export async function loadArticle(slug: string, locale: Locale): Promise<Article | undefined> {
  const day = await dayOfReading();
  return day === null ? undefined : datedBy(await readArticle(slug, locale), day);
}

/**
 * The day on which a live firm read and dated the articles. Undefined in a demonstration, which keeps their own days.
 */
async function dayOfReading(): Promise<Day | undefined | null> {
  const firm = await loadFirm();
  if (!isRead(firm, "articles")) return null;
  return firm.isSample ? undefined : firm.confirmedOn.articles;
}

/** The article with the firm's day: the firm published it on the day on which it read it, not before. */
function datedBy(article: Article, day: Day | undefined): Article {
  if (day === undefined) return article;
  const { updated } = article.head;
  return { ...article, head: { ...article.head, published: day, updated: updated > day ? updated : day } };
}
