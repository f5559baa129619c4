import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { textKinds } from "../kinds";
import { isMissing, isOlder } from "../list/language-state";
import { isInView, listTexts } from "../list/listed-text";
import type { ListedText } from "../list/listed-text";
import type { Behind, DeadSource, OtherAttention } from "../list/other-attention";
import { parsedBody } from "../parsed";
import { currentTexts } from "../published";
import { listTextRows } from "../queries/listed";
import { linksOf } from "../sources/links";
import { listDeadSources } from "../queries/sources";
import type { Texts } from "../texts";
import { loadNoticeList } from "./notices";

/** A review is announced this many days before it is due. */
export const noticeDays = 30;
/** A notice ends soon if its last day is at most this many days away. */
const endingDays = 2;

type Reader = { readonly locale: Locale; readonly now: Instant };

/** Loads what staff should settle about questions, notices, legal texts, and the sources of all texts. */
export async function loadOtherAttention(staff: Staff, { locale, now }: Reader): Promise<OtherAttention> {
  const today = dayOf(now, firm().zone);
  const [texts, topics, questions, legalRows, { inView }, dead] = await Promise.all([
    currentTexts(now),
    listTextRows("topic", now),
    listTextRows("question", now),
    listTextRows("legal", now),
    loadNoticeList(staff, { locale, now }),
    listDeadSources(),
  ]);
  const listed = (kind: "topic" | "question" | "legal", rows: typeof topics) =>
    listTexts(rows, {
      locale,
      staffId: staff.id,
      today,
      soon: addDays(today, noticeDays),
      isRead: true,
      blocksOf: (key) => englishBlocks(texts, kind, key),
    });
  const legal = listed("legal", legalRows);
  const reviews = legal.flatMap(({ review }) => (review && review.state !== "later" ? [review.due] : [])).sort();
  const shown = inView.current.filter(({ state }) => state === "public" || state === "scheduled");
  return {
    questions: behind([...listed("topic", topics), ...listed("question", questions)]),
    legal: { ...behind(legal), reviews: reviews.length, firstReview: reviews[0] },
    notices: {
      missing: shown.flatMap(({ languages }) => languages.filter(isMissing)).length,
      ending: shown.flatMap(({ state, key, title, until }) => {
        const lastDay = until && addDays(until, -1);
        return state === "public" && lastDay && lastDay <= addDays(today, endingDays) ? [{ key, title, lastDay }] : [];
      }),
    },
    dead: deadIn(texts, dead, locale),
  };
}

/** The hashes of the blocks of a text's public English version. */
export function englishBlocks(texts: Texts, kind: (typeof textKinds)[number], key: string): readonly string[] {
  const english = texts.find(kind, key, defaultLocale);
  return (english && parsedBody(english)?.blocks.map(({ hash }) => hash)) ?? [];
}

function behind(rows: readonly ListedText[]): Behind {
  const states = rows.filter(isInView.translations).flatMap(({ languages }) => languages);
  return { older: states.filter(isOlder).length, missing: states.filter(isMissing).length };
}

/** The dead sources of the public texts. A source that several languages of a text name is listed once. */
function deadIn(
  texts: Texts,
  dead: Awaited<ReturnType<typeof listDeadSources>>,
  locale: Locale,
): readonly DeadSource[] {
  if (dead.size === 0) return [];
  const found = new Map<string, DeadSource>();
  const languages = [locale, ...siteLocales().filter((each) => each !== locale)];
  for (const text of languages.flatMap((each) => textKinds.flatMap((kind) => texts.list(kind, each)))) {
    const { kind, key, head } = text;
    for (const { url, title: source, number } of linksOf(text)) {
      const failing = dead.get(url)?.failing;
      const place = `${kind} ${key} ${url}`;
      if (!failing || found.has(place)) continue;
      found.set(place, { kind, key, title: "title" in head ? head.title : key, source, number, ...failing });
    }
  }
  return [...found.values()];
}
