import { isDeepStrictEqual } from "node:util";

import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { blockHashes } from "../block-hashes";
import type { DraftHead } from "../draft-head";
import { saveDraft } from "./drafts";
import { changeText } from "./text-row";

export type LanguageDraft = {
  readonly locale: Locale;
  /** The version of the draft that the staff member saw. 0: there was none. */
  readonly version: number;
  readonly head: DraftHead;
  readonly body: string;
  /** Whether nothing is written in this language. */
  readonly isEmpty: boolean;
};

/**
 * Saves drafts of one text in several languages together. A draft that equals what is published is removed, unless it
 * is a translation of an older English text, and so is an empty one. "emptied": a language that is published cannot be
 * emptied, only taken down. RESOURCE_CONFLICT: someone else has saved, published or discarded one of the drafts since;
 * then none is saved.
 */
export function saveLanguages(
  by: Staff,
  { id, drafts }: { readonly id: string; readonly drafts: readonly LanguageDraft[] },
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "emptied">> {
  return changeText(by, { id }, async ({ deletedAt }, tx) => {
    if (deletedAt) return fail("RESOURCE_NOT_FOUND");
    const stored = await tx.textDraft.findMany({ where: { textId: id } });
    const draftIn = (locale: Locale) => stored.find((draft) => draft.locale === locale);
    if (drafts.some(({ locale, version }) => (draftIn(locale)?.version ?? 0) !== version))
      return fail("RESOURCE_CONFLICT");
    const published = await newestVersions(tx, id);
    if (drafts.some(({ locale, isEmpty }) => isEmpty && published.has(locale)))
      return fail("BUSINESS_RULE_VIOLATION", { rule: "emptied" });
    const english = drafts.find(({ locale }) => locale === defaultLocale) ?? draftIn(defaultLocale);
    const blocks = blockHashes((english ?? published.get(defaultLocale))?.body ?? "");
    for (const { isEmpty, ...draft } of drafts) {
      const { locale } = draft;
      const needsDraft = !isEmpty && !isPublic(published.get(locale), draft, locale === defaultLocale ? [] : blocks);
      if (needsDraft) await saveDraft(by, { id, ...draft }, now, tx);
      else await tx.textDraft.deleteMany({ where: { textId: id, locale } });
    }
    return ok({ value: null });
  });
}

type Content = { readonly head: unknown; readonly body: string };
type Published = Content & { readonly originalBlocks: readonly string[] };

/** Whether a draft says what is published. A translation that is published again follows the newer English text. */
function isPublic(published: Published | undefined, { head, body }: Content, blocks: readonly string[]): boolean {
  if (published?.body !== body || !isDeepStrictEqual(published.head, head)) return false;
  return blocks.every((hash) => published.originalBlocks.includes(hash));
}

/** What is published, or will be, in each language. */
async function newestVersions(tx: Tx, textId: string) {
  const rows = await tx.textVersion.findMany({
    where: { textId, withdrawnAt: null },
    orderBy: { number: "asc" },
    select: { locale: true, head: true, body: true, originalBlocks: true },
  });
  return new Map<string, Published>(rows.map(({ locale, ...row }) => [locale, row]));
}
