import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import type { RecordDays } from "./queries";
import { legalPaths, readLegalText } from "./legal-texts";
import type { LegalPath } from "./legal-texts";
import { articleSlugs, listArticles, readArticle } from "./articles";
import { questionsUpdated } from "./questions";
import { recordKindsOf } from "./page-records";

/**
 * Returns the day on which a page last changed. For legal pages, questions and articles, the day is stored with their
 * texts. For all other pages, it is the day of the latest change to the claims or prices that the page shows.
 */
export async function changedOn(path: string, locale: Locale, records: RecordDays): Promise<Day | undefined> {
  if (isLegalPath(path)) return (await readLegalText(path, locale)).head.updated;
  if (path === "/faq") return questionsUpdated(locale);
  if (path === "/blog") return newest((await listArticles(locale)).map(({ head }) => head.updated));
  const slug = articleSlugs.find((each) => path === `/blog/${each}`);
  if (slug !== undefined) return (await readArticle(slug, locale)).head.updated;
  return newest(recordKindsOf(path).flatMap((kind) => records[kind] ?? []));
}

function newest(days: readonly Day[]): Day | undefined {
  return days.toSorted().at(-1);
}

function isLegalPath(path: string): path is LegalPath {
  return legalPaths.some((each) => each === path);
}
