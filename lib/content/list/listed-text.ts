import { z } from "zod";

import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import type { ListedRow } from "../queries/listed";
import { isMissing, isOlder, languageState } from "./language-state";
import type { LanguageState } from "./language-state";

/** The views of the list of articles. */
export const textViews = ["all", "drafts", "scheduled", "translations", "review", "deleted"] as const;
export type TextView = (typeof textViews)[number];

/** When the firm read a text's sources, and when it must read them again. */
export type TextReview = {
  readonly due: Day;
  readonly state: "overdue" | "soon" | "later";
  /** The first day on which one of the sources was read. Without sources, the day of the last change. */
  readonly readOn: Day | undefined;
  readonly sources: number;
};

/** A text in a list, in all languages of the site. */
export type ListedText = {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly title: string;
  readonly languages: readonly (LanguageState & { readonly locale: Locale })[];
  readonly review: TextReview | undefined;
  readonly changed: { readonly at: Instant; readonly by: string | undefined; readonly isOwn: boolean } | undefined;
};

type Reader = {
  readonly locale: Locale;
  readonly staffId: string;
  readonly today: Day;
  /** A review is due soon until this day. */
  readonly soon: Day;
  /** Whether the firm has read the texts that came with the product. */
  readonly isRead: boolean;
  /** The hashes of the blocks of a text's public English version. */
  readonly blocksOf: (key: string) => readonly string[];
};

/** Makes the texts of a list from their rows, which must be in the order of the list. */
export function listTexts(rows: readonly ListedRow[], reader: Reader): readonly ListedText[] {
  const byText = new Map<string, ListedRow[]>();
  for (const row of rows) byText.set(row.id, [...(byText.get(row.id) ?? []), row]);
  return [...byText.values()].flatMap((languages) => {
    const [first] = languages;
    return first ? [toListed(first, languages, reader)] : [];
  });
}

function toListed(first: ListedRow, languages: readonly ListedRow[], reader: Reader): ListedText {
  const { id, key, version, changed } = first;
  return {
    id,
    key,
    version,
    title: titleOf(languages, reader.locale) ?? key,
    languages: languages.map((row) => ({ ...stateOf(row, reader), locale: row.locale })),
    review: reviewOf(languages, reader),
    changed: changed
      ? { at: changed.at.getTime(), by: changed.by ?? undefined, isOwn: changed.byId === reader.staffId }
      : undefined,
  };
}

function stateOf({ key, locale, published, followed, scheduled, draft }: ListedRow, { isRead, blocksOf }: Reader) {
  const isTranslation = locale !== defaultLocale && published !== null;
  return languageState(
    {
      published: published
        ? { number: published.number, since: published.at.getTime(), isSeed: published.isSeed }
        : undefined,
      scheduled: scheduled ? { number: scheduled.number, at: scheduled.at.getTime() } : undefined,
      draft: draft ? { savedAt: draft.at.getTime() } : undefined,
      olderBlocks: isTranslation ? blocksOf(key).filter((hash) => !(followed ?? []).includes(hash)).length : 0,
    },
    isRead,
  );
}

const titled = z.object({ title: z.string().trim().min(1) });

/** The title in the reader's language, in English or in any language. */
function titleOf(languages: readonly ListedRow[], locale: Locale): string | undefined {
  const wanted = (row: ListedRow) => (row.locale === locale ? 0 : row.locale === defaultLocale ? 1 : 2);
  const heads = [...languages]
    .sort((one, other) => wanted(one) - wanted(other))
    .flatMap(({ published, scheduled, draft }) => [published, scheduled, draft]);
  for (const each of heads) {
    const parsed = titled.safeParse(each?.head);
    if (parsed.success) return parsed.data.title;
  }
  return undefined;
}

const reviewed = z.object({
  review: z.custom<Day>(isDay),
  sources: z.array(z.object({ read: z.custom<Day>(isDay) })).default([]),
});

/** The review that is due first, of the public versions. */
function reviewOf(languages: readonly ListedRow[], { today, soon }: Reader): TextReview | undefined {
  const reviews = languages.flatMap(({ published }) => {
    const head = reviewed.safeParse(published?.head);
    if (!head.success) return [];
    const read = head.data.sources.map((source) => source.read).sort();
    return [{ due: head.data.review, readOn: read[0] ?? dayIn(published?.updatedOn), sources: read.length }];
  });
  const [first] = reviews.sort((one, other) => (one.due < other.due ? -1 : 1));
  if (!first) return undefined;
  return { ...first, state: first.due <= today ? "overdue" : first.due <= soon ? "soon" : "later" };
}

const dayIn = (text: string | undefined) => (isDay(text) ? text : undefined);

const isPublic = ({ languages }: ListedText) => languages.some((state) => !isMissing(state));

/** Whether a text is in a view. Deleted texts have a list of their own. */
export const isInView: Readonly<Record<Exclude<TextView, "deleted">, (text: ListedText) => boolean>> = {
  all: () => true,
  drafts: ({ languages }) => languages.some(({ draft }) => draft),
  scheduled: ({ languages }) => languages.some(({ scheduled }) => scheduled),
  translations: (text) => isPublic(text) && text.languages.some((state) => isMissing(state) || isOlder(state)),
  review: ({ review }) => review !== undefined && review.state !== "later",
};
