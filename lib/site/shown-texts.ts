import type { PublishedText, Texts } from "@/lib/content/texts";
import type { Firm } from "@/lib/firm/settings";
import { isRead } from "@/lib/firm/stated-facts";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

type Reading = Pick<Firm, "confirmedOn">;

/**
 * Whether visitors may read an article or a question. A live site shows those that came with the product only after the
 * firm has read and dated them.
 */
export function isShown({ kind, isSeed }: PublishedText<"article" | "question">, firm: Reading): boolean {
  return !isSeed || isRead(firm, kind === "article" ? "articles" : "questions");
}

/** The articles that visitors may read in one language, in their order. */
export function shownArticles(texts: Texts, locale: Locale, firm: Reading): readonly PublishedText<"article">[] {
  return texts.list("article", locale).filter((text) => isShown(text, firm));
}

/** The questions that visitors may read in one language, in their order. */
export function shownQuestions(texts: Texts, locale: Locale, firm: Reading): readonly PublishedText<"question">[] {
  return texts.list("question", locale).filter((text) => isShown(text, firm));
}

/** The notices that visitors see on a day of the office in one language, in their order. */
export function shownNotices(texts: Texts, locale: Locale, today: Day): readonly PublishedText<"notice">[] {
  return texts.list("notice", locale).filter(({ head }) => head.until > today);
}
