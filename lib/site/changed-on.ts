import type { Texts } from "@/lib/content/texts";
import type { Firm } from "@/lib/firm/settings";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import { legalPaths } from "./legal-texts";
import { recordKindsOf } from "./page-records";
import { articlePath } from "./published";
import type { RecordDays } from "./queries";
import { shownArticles, shownQuestions } from "./shown-texts";

type Sources = { readonly texts: Texts; readonly firm: Pick<Firm, "confirmedOn">; readonly records: RecordDays };

/**
 * Returns the day on which a page last changed. For legal pages, questions and articles, it is the day of their texts.
 * For all other pages, it is the day of the latest change to the claims or prices that the page shows.
 */
export function changedOn(path: string, locale: Locale, { texts, firm, records }: Sources): Day | undefined {
  const dayOf = (text: { readonly updatedOn: Day }) => text.updatedOn;
  if (legalPaths.some((each) => each === path)) return texts.find("legal", path.slice(1), locale)?.updatedOn;
  if (path === "/faq") return newest(shownQuestions(texts, locale, firm).map(dayOf));
  const articles = shownArticles(texts, locale, firm);
  if (path === "/blog") return newest(articles.map(dayOf));
  const article = articles.find(({ key }) => articlePath(key) === path);
  return article?.updatedOn ?? newest(recordKindsOf(path).flatMap((kind) => records[kind] ?? []));
}

function newest(days: readonly Day[]): Day | undefined {
  return days.toSorted().at(-1);
}
