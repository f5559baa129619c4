import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import { isRead } from "@/lib/firm/stated-facts";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { ArticleList, ArticleListQuery } from "../list/article-list";
import { isInView, listTexts, textViews } from "../list/listed-text";
import { currentTexts } from "../published";
import { listDeletedTexts } from "../queries/deleted";
import { listTextRows } from "../queries/listed";
import { englishBlocks, loadOtherAttention, noticeDays } from "./attention";

/** The query of the list of articles: its view, its search words, and what the last act did. */
export const articleListQuery = z.object({
  view: z.enum(textViews).default("all"),
  q: z.string().trim().max(100).optional(),
  done: z.enum(["deleted", "undeleted", "topic"]).optional(),
});

type Reader = { readonly locale: Locale; readonly now: Instant };

/** The articles of one view, all articles, the deleted texts of all kinds, and the number of texts in each view. */
export async function loadArticleList(
  staff: Staff,
  { view, q }: ArticleListQuery,
  { locale, now }: Reader,
): Promise<ArticleList> {
  const today = dayOf(now, firm().zone);
  const [rows, texts, deleted, other] = await Promise.all([
    listTextRows("article", now),
    currentTexts(now),
    listDeletedTexts(),
    loadOtherAttention(staff, { locale, now }),
  ]);
  const all = listTexts(rows, {
    locale,
    staffId: staff.id,
    today,
    soon: addDays(today, noticeDays),
    isRead: isRead(firm(), "articles"),
    blocksOf: (key) => englishBlocks(texts, "article", key),
  });
  const isFound = searchFor(q, locale);
  const found = all.filter(isFound);
  const foundDeleted = deleted.filter(({ title, key }) => isFound({ title: title ?? "", key }));
  return {
    rows: view === "deleted" ? [] : found.filter(isInView[view]),
    all,
    other,
    deleted: foundDeleted,
    counts: textViews.map((each) => ({
      view: each,
      count: each === "deleted" ? foundDeleted.length : found.filter(isInView[each]).length,
    })),
    mayChange: isAllowed(staff.role, "content.change"),
  };
}

/** Finds texts by words of their title or their address. */
function searchFor(typed: string | undefined, locale: Locale) {
  const words = (typed ?? "").toLocaleLowerCase(locale).split(/\s+/);
  return ({ title, key }: { readonly title: string; readonly key: string }) => {
    const text = `${title} ${key}`.toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word));
  };
}
