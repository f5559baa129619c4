import { loadTexts } from "@/lib/content/loaders/texts";
import { loadFirm } from "@/lib/firm/loaders/firm";
import type { Locale } from "@/lib/platform/i18n/locales";

import { newestFirst, toArticle } from "../articles";
import type { Article } from "../articles";
import { shownArticles } from "../shown-texts";

/** Loads all articles that visitors may read in one language, the newest first. */
export async function loadArticles(locale: Locale): Promise<readonly Article[]> {
  const [texts, firm] = await Promise.all([loadTexts(), loadFirm()]);
  // A demonstration keeps the days of its texts.
  const readOn = firm.isSample ? undefined : firm.confirmedOn.articles;
  return newestFirst(shownArticles(texts, locale, firm).flatMap((text) => toArticle(text, readOn) ?? []));
}

/** Loads one article with the previous and the next one. Undefined if visitors may not read it in this language. */
export async function loadArticle(slug: string, locale: Locale) {
  const articles = await loadArticles(locale);
  const index = articles.findIndex((article) => article.slug === slug);
  const article = articles[index];
  return article && { article, previous: articles[index - 1], next: articles[index + 1] };
}
