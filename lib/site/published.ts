import type { Texts } from "@/lib/content/texts";
import type { Firm } from "@/lib/firm/settings";
import { isRead } from "@/lib/firm/stated-facts";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { shownArticles, shownQuestions } from "./shown-texts";

type Reading = Pick<Firm, "confirmedOn">;

const articlePrefix = "/blog/";

/** The English path of an article. */
export const articlePath = (slug: string) => `${articlePrefix}${slug}`;

/** Whether the page at this English path has content in a language. Only articles and questions can be missing. */
export function isPublished(path: string, locale: Locale, texts: Texts, firm: Reading): boolean {
  if (path === "/faq") return shownQuestions(texts, locale, firm).length > 0;
  if (path === "/blog") return shownArticles(texts, locale, firm).length > 0;
  if (!path.startsWith(articlePrefix)) return true;
  return shownArticles(texts, locale, firm).some(({ key }) => articlePath(key) === path);
}

/**
 * Whether a link to this page leads somewhere. `texts` is undefined in a process that has not read them yet, such as a
 * build: the page is then rendered again before a visitor sees it.
 */
export function isLinked(path: string, locale: Locale, texts: Texts | undefined, firm: Reading): boolean {
  if (texts) return isPublished(path, locale, texts, firm);
  if (path === "/faq") return isRead(firm, "questions");
  return isRead(firm, "articles") || (path !== "/blog" && !path.startsWith(articlePrefix));
}

/** The languages in which the page at this English path has content, in the order of the language switch. */
export function publishedLocales(path: string, texts: Texts, firm: Reading): readonly Locale[] {
  return siteLocales().filter((locale) => isPublished(path, locale, texts, firm));
}

/** The English paths of the pages that search engines may list in a language. */
export function indexedPaths(locale: Locale, texts: Texts, firm: Reading): readonly string[] {
  const articles = shownArticles(texts, locale, firm).map(({ key }) => articlePath(key));
  return routes
    .filter(({ isIndexed }) => isIndexed)
    .flatMap((route) => (route.path === articlePath("{slug}") ? articles : pathsOf(route)))
    .filter((path) => isPublished(path, locale, texts, firm));
}
