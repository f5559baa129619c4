import { loadClaims } from "@/lib/firm/claims/loaders/shown-claims";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { blockHashes } from "../block-hashes";
import { draftHeadSchema } from "../draft-head";
import type { DraftHead } from "../draft-head";
import type { EditedKind, EditedText } from "../editor/edited-text";
import { editedLanguage } from "../editor/languages";
import { originalBlocks } from "../editor/original";
import { findEdited, findVersion } from "../queries/edited";
import { listNames } from "../queries/names";
import { listDeadSources } from "../queries/sources";
import { loadPictures } from "./pictures";

/** Someone who saved a draft within this time is shown as editing it. */
const recently = 10 * msPerMinute;
const shownVersions = 5;

type Wanted = {
  readonly kind: EditedKind;
  readonly key: string;
  readonly language: Locale;
  /** The language of the staff member. */
  readonly reader: Locale;
  readonly now: Instant;
};

/** Loads the editor of an article or a legal text in one language. Undefined if there is no such text. */
export async function loadEditor(staff: Staff, { kind, key, language, reader, now }: Wanted) {
  const found = await findEdited(kind, key);
  if (!found) return undefined;
  const { id, deletedAt, drafts, versions } = found;
  const textIn = async (locale: Locale): Promise<EditedText> => {
    const draft = drafts.find((each) => each.locale === locale);
    if (draft) {
      const { version, head, body, savedAt, savedBy } = draft;
      const other = savedBy && savedBy.id !== staff.id ? savedBy.name : undefined;
      return { version, head: draftHeadSchema.parse(head), body, savedAt: savedAt.getTime(), savedBy: other };
    }
    const newest = versions.find((each) => each.locale === locale && each.withdrawnAt === null);
    const text = newest && (await findVersion(id, locale, newest.number));
    return {
      version: 0,
      head: text ? draftHeadSchema.parse(text.head) : {},
      body: text?.body ?? "",
      savedAt: undefined,
      savedBy: undefined,
    };
  };
  const [text, english] = await Promise.all([textIn(language), textIn(defaultLocale)]);
  const blocks = blockHashes(english.body);
  const languages = siteLocales().map((locale) => editedLanguage(locale, found, { english: blocks, now }));
  const own = drafts.find((each) => each.locale === language) ?? versions.find((each) => each.locale === language);
  const [names, claims, pictures, dead] = await Promise.all([
    listNames(),
    loadClaims(reader),
    loadPictures(),
    listDeadSources(),
  ]);
  return {
    id,
    key,
    isDeleted: deletedAt !== null,
    languages,
    text,
    /** The English title, for the heading of an editor whose text has none yet. */
    title: titleOf(text.head) || titleOf(english.head) || key,
    original:
      language === defaultLocale
        ? undefined
        : {
            head: english.head,
            blocks: originalBlocks(english.body, own?.originalBlocks ?? blocks),
            isTranslated: own !== undefined,
          },
    versions: versions.filter(({ locale }) => locale === language).slice(0, shownVersions),
    claims: [...names.claims].map((claim) => ({
      key: claim,
      text: claims.find((each) => each.key === claim)?.text,
    })),
    pictures,
    /** The days on which each dead source failed, by its address. */
    deadSources: Object.fromEntries([...dead].flatMap(([url, { failing }]) => (failing ? [[url, failing]] : []))),
    editing: text.savedBy !== undefined && (text.savedAt ?? 0) > now - recently ? text.savedBy : undefined,
    mayChange: isAllowed(staff.role, "content.change") && deletedAt === null,
  };
}

const titleOf = ({ title }: DraftHead) => (typeof title === "string" ? title : "");

export type Editor = NonNullable<Awaited<ReturnType<typeof loadEditor>>>;
