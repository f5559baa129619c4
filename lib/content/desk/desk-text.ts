import { z } from "zod";

import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { blockHashes } from "../block-hashes";
import { languageState } from "../list/language-state";
import type { LanguageState } from "../list/language-state";
import type { DeskText } from "../queries/desk-texts";

/** A text in one language as staff edit it: its draft, or what is published. */
export type DeskLanguage = LanguageState & {
  readonly locale: Locale;
  readonly title: string;
  readonly body: string;
  /** The first day on which a notice is no longer shown. */
  readonly until: Day | undefined;
  /** The same of the public version. */
  readonly publicUntil: Day | undefined;
  readonly head: unknown;
  /** The blocks of the English text that the newest version follows. */
  readonly followed: readonly string[];
  /** The version of the draft. 0: there is none. */
  readonly draftVersion: number;
};

export type DeskEntry = {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly topicId: string | null;
  readonly version: number;
  readonly deletedAt: Instant | undefined;
  /** In the reader's language, in English or in any language. For a notice, its text. */
  readonly title: string;
  /** The languages of the site, in their order. */
  readonly languages: readonly DeskLanguage[];
  /** Who saved or published it last. */
  readonly changed: { readonly at: Instant; readonly by: string | undefined } | undefined;
};

type Reader = { readonly locale: Locale; readonly now: Instant; readonly isRead: boolean };

/** Makes a text of the dashboard from its row. `isRead`: the firm has read the texts that came with the product. */
export function toDeskEntry(row: DeskText, reader: Reader): DeskEntry {
  const languages = siteLocales().map((locale) => toLanguage(row, locale, reader));
  const { id, kind, key, topicId, version, deletedAt } = row;
  const named = [reader.locale, defaultLocale, ...siteLocales()].map((locale) => nameIn(languages, locale));
  const changes = [
    ...row.drafts.map(({ savedAt, savedBy }) => ({ at: savedAt.getTime(), by: savedBy?.name })),
    ...row.versions.map(({ createdAt, publishedBy }) => ({ at: createdAt.getTime(), by: publishedBy?.name })),
  ];
  return {
    id,
    kind,
    key,
    topicId,
    version,
    deletedAt: deletedAt?.getTime(),
    title: named.find((name) => name !== "") ?? key,
    languages,
    changed: changes.sort((one, other) => other.at - one.at)[0],
  };
}

function nameIn(languages: readonly DeskLanguage[], locale: Locale): string {
  const found = languages.find((each) => each.locale === locale);
  return (found?.title || found?.body) ?? "";
}

function toLanguage(row: DeskText, locale: Locale, { now, isRead }: Reader): DeskLanguage {
  const versions = row.versions.filter((version) => version.locale === locale);
  const scheduled = versions.find(({ publishAt }) => publishAt.getTime() > now);
  const published = versions.find(({ publishAt }) => publishAt.getTime() <= now);
  const draft = row.drafts.find((each) => each.locale === locale);
  const { head, body } = draft ?? versions[0] ?? { head: {}, body: "" };
  const state = languageState(
    {
      published: published && {
        number: published.number,
        since: published.publishAt.getTime(),
        isSeed: published.publishedBy === null,
      },
      scheduled: scheduled && { number: scheduled.number, at: scheduled.publishAt.getTime() },
      draft: draft && { savedAt: draft.savedAt.getTime() },
      olderBlocks: published && locale !== defaultLocale ? olderBlocks(row, published.originalBlocks, now) : 0,
    },
    isRead,
  );
  return {
    ...state,
    locale,
    ...readHead(head),
    publicUntil: readHead(published?.head).until,
    head,
    body,
    followed: versions[0]?.originalBlocks ?? [],
    draftVersion: draft?.version ?? 0,
  };
}

const headSchema = z
  .object({ title: z.string().catch(""), until: z.string().catch("") })
  .catch({ title: "", until: "" });

function readHead(head: unknown): Pick<DeskLanguage, "title" | "until"> {
  const { title, until } = headSchema.parse(head);
  return { title, until: isDay(until) ? until : undefined };
}

/** The number of blocks of the public English text that a translation does not follow. */
function olderBlocks({ versions }: DeskText, followed: readonly string[], now: Instant): number {
  const english = versions.find(({ locale, publishAt }) => locale === defaultLocale && publishAt.getTime() <= now);
  return english ? blockHashes(english.body).filter((hash) => !followed.includes(hash)).length : 0;
}
