import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import { legalPaths, readLegalText } from "./(legal)/texts";
import type { LegalPath } from "./(legal)/texts";
import { articleSlugs, listArticles, readArticle } from "./blog/articles";
import { questionsIn } from "./faq/questions";

/** The day on which the text of a page last changed, by the text itself; undefined for pages that are made of records. */
export async function changedOn(path: string, locale: Locale): Promise<Day | undefined> {
  if (isLegalPath(path)) return (await readLegalText(path, locale)).head.updated;
  if (path === "/faq") return questionsIn(locale).updated;
  if (path === "/blog")
    return (await listArticles(locale))
      .map(({ head }) => head.updated)
      .sort()
      .at(-1);
  const slug = articleSlugs.find((each) => path === `/blog/${each}`);
  return slug === undefined ? undefined : (await readArticle(slug, locale)).head.updated;
}

function isLegalPath(path: string): path is LegalPath {
  return legalPaths.some((each) => each === path);
}
