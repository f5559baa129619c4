import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { blockHashes } from "../block-hashes";
import type { DraftHead } from "../draft-head";

type Draft = {
  readonly id: string;
  readonly locale: Locale;
  /** The version of the draft that the staff member saw. 0: there was none. */
  readonly version: number;
  readonly head: DraftHead;
  readonly body: string;
  /** The blocks of the English text that the draft follows. Left out if it follows the same as before. */
  readonly originalBlocks?: readonly string[];
  /** Whether the author says that the draft follows the English text. Undefined: nothing new is said. */
  readonly follows?: boolean | undefined;
};

/**
 * Saves what a staff member is writing, and returns the draft's new version. A draft may be unfinished. It is not
 * audited: the public sees it only once it is published. RESOURCE_CONFLICT: someone else has saved, published or
 * discarded the draft since. RESOURCE_NOT_FOUND: the text is gone.
 */
export async function saveDraft(
  by: Staff,
  { id, locale, version, head, body, follows, ...given }: Draft,
  now: Instant,
  tx: Tx | typeof db = db,
): Promise<Result<number, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  const said =
    follows === undefined ? undefined : await (follows ? englishBlocks(tx, id) : followedBlocks(tx, id, locale));
  const originalBlocks = given.originalBlocks ?? said;
  const saved = { head, body, savedAt: new Date(now), savedById: by.id };
  if (version > 0) {
    const { count } = await tx.textDraft.updateMany({
      where: { textId: id, locale, version, text: { deletedAt: null } },
      data: {
        ...saved,
        ...(originalBlocks && { originalBlocks: [...originalBlocks] }),
        version: { increment: 1 },
      },
    });
    return count > 0 ? ok(version + 1) : fail("RESOURCE_CONFLICT");
  }
  if ((await tx.text.count({ where: { id, deletedAt: null } })) === 0) return fail("RESOURCE_NOT_FOUND");
  const { count } = await tx.textDraft.createMany({
    data: [
      { ...saved, textId: id, locale, originalBlocks: [...(originalBlocks ?? (await firstBlocks(tx, id, locale)))] },
    ],
    skipDuplicates: true,
  });
  return count > 0 ? ok(1) : fail("RESOURCE_CONFLICT");
}

/**
 * The blocks of the English text that a new draft follows: those of the newest version, because the draft starts from
 * it. A first translation is written from the English text as it is now.
 */
async function firstBlocks(tx: Tx | typeof db, textId: string, locale: Locale): Promise<readonly string[]> {
  if (locale === defaultLocale) return [];
  const isFirst = (await tx.textVersion.count({ where: { textId, locale } })) === 0;
  return isFirst ? englishBlocks(tx, textId) : followedBlocks(tx, textId, locale);
}

/** The blocks of the English text that the newest version in this language follows. */
async function followedBlocks(tx: Tx | typeof db, textId: string, locale: Locale): Promise<readonly string[]> {
  const newest = await tx.textVersion.findFirst({
    where: { textId, locale },
    orderBy: { number: "desc" },
    select: { originalBlocks: true },
  });
  return newest?.originalBlocks ?? [];
}

/** The blocks of the English text that the editor shows: its draft, or its newest version. */
async function englishBlocks(tx: Tx | typeof db, textId: string): Promise<readonly string[]> {
  const of = { textId, locale: defaultLocale };
  const english =
    (await tx.textDraft.findFirst({ where: of, select: { body: true } })) ??
    (await tx.textVersion.findFirst({
      where: { ...of, withdrawnAt: null },
      orderBy: { number: "desc" },
      select: { body: true },
    }));
  return english ? blockHashes(english.body) : [];
}

/** Discards a draft. RESOURCE_CONFLICT: someone else has saved, published or discarded it since. */
export async function discardDraft(
  _by: Staff,
  { id, locale, version }: Pick<Draft, "id" | "locale" | "version">,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  const { count } = await db.textDraft.deleteMany({ where: { textId: id, locale, version } });
  return count > 0 ? ok(null) : fail("RESOURCE_CONFLICT");
}
