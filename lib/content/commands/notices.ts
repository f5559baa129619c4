import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isLocale, locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { addNamedText } from "./add-named";
import type { AddedText } from "./add-named";
import { publishDrafts } from "./publish";
import type { PublishRule } from "./publish";
import { saveLanguages } from "./save-languages";
import { changeText } from "./text-row";

export type NoticeFacts = {
  readonly text: Readonly<Record<Locale, string>>;
  /** The first day on which the notice is no longer shown. Undefined while it is not chosen. */
  readonly until: Day | undefined;
};

/** The versions of the drafts that the staff member saw, by language. 0: there was none. */
export type DraftVersions = Readonly<Record<Locale, number>>;

type Saved = Result<
  string,
  "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "RESOURCE_ALREADY_EXISTS" | "BUSINESS_RULE_VIOLATION",
  "emptied"
>;

/** Adds a notice as a draft in the languages in which it has a text. Returns its key. */
export async function addNotice(by: Staff, facts: NoticeFacts, now: Instant): Promise<Saved> {
  const locale = locales.find((each) => facts.text[each] !== "") ?? "en";
  const added: Result<AddedText, "RESOURCE_ALREADY_EXISTS"> = await addNamedText(by, {
    kind: "notice",
    locale,
    title: facts.text[locale],
  });
  if (!added.ok) return added;
  const versions = Object.fromEntries(locales.map((each) => [each, each === locale ? 1 : 0])) as DraftVersions;
  return saveNotice(by, { ...added.value, versions, facts }, now);
}

/** Saves the texts and the last day of a notice as drafts. Returns the notice's key. */
export async function saveNotice(
  by: Staff,
  { id, key, versions, facts }: AddedText & { readonly versions: DraftVersions; readonly facts: NoticeFacts },
  now: Instant,
): Promise<Saved> {
  const head = facts.until === undefined ? {} : { until: facts.until };
  const drafts = locales.map((locale) => {
    const body = facts.text[locale];
    return { locale, version: versions[locale], head, body, isEmpty: body === "" };
  });
  const saved = await saveLanguages(by, { id, drafts }, now);
  return saved.ok ? ok(key) : saved;
}

type Notice = { readonly id: string; readonly versions: DraftVersions; readonly at: Instant | undefined };

/** Publishes all drafts of a notice, now or at a later time. RESOURCE_CONFLICT: someone else has changed one since. */
export async function publishNotice(
  by: Staff,
  { id, versions, at }: Notice,
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", PublishRule>> {
  const stored = await db.textDraft.findMany({ where: { textId: id }, select: { locale: true } });
  const drafts = stored.flatMap(({ locale }) =>
    isLocale(locale) ? [{ locale, version: versions[locale], isCurrent: true }] : [],
  );
  const published = await publishDrafts(by, { id, drafts, at }, now);
  return published.ok ? ok(null) : published;
}

/**
 * Takes a notice down in all languages, also what was scheduled. What was shown last becomes the draft, if there is
 * none. RESOURCE_CONFLICT: nothing of it is public or scheduled.
 */
export function takeNoticeDown(
  by: Staff,
  { id }: { readonly id: string },
  now: Instant,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return changeText(by, { id }, async ({ kind, key }, tx) => {
    if (kind !== "notice") return fail("RESOURCE_NOT_FOUND");
    const where = { textId: id, withdrawnAt: null };
    const versions = await tx.textVersion.findMany({ where, orderBy: { number: "desc" } });
    if (versions.length === 0) return fail("RESOURCE_CONFLICT");
    await tx.textVersion.updateMany({ where, data: { withdrawnAt: new Date(now) } });
    await tx.textDraft.createMany({
      data: versions.map(({ locale, head, body, originalBlocks }) => ({
        textId: id,
        locale,
        head: head ?? {},
        body,
        originalBlocks,
        savedById: by.id,
        savedAt: new Date(now),
      })),
      skipDuplicates: true,
    });
    return ok({ audit: { action: "text.taken-down", details: { kind, key } }, value: null });
  });
}
