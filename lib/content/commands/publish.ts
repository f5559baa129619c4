import { firm } from "@/lib/firm/settings-snapshot";
import { profile } from "@/lib/firm/profile";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { blockHashes } from "../block-hashes";
import { hasCurrentFrench } from "../queries/french";
import { listNames } from "../queries/names";
import { lockPictures } from "../queries/pictures";
import { checkDraft } from "../rules/check-draft";
import type { CheckedDraft } from "../rules/check-draft";
import type { TextKind } from "../kinds";
import { changeText } from "./text-row";

export type DraftToPublish = {
  readonly locale: Locale;
  /** The version of the draft that the staff member saw. */
  readonly version: number;
  /** Whether this translation now follows the English text. */
  readonly isCurrent: boolean;
};

type Publication = {
  readonly id: string;
  readonly drafts: readonly DraftToPublish[];
  /** When the versions become public. Undefined: now. */
  readonly at: Instant | undefined;
};

/**
 * Why nothing was published. "refused": a draft breaks a rule, which `checkDraft` names. "scheduled": an earlier
 * version waits for its time. "french": a Canadian firm publishes an English text together with its French.
 * "languages": a legal text is published in all languages at once. "past": the time is over.
 */
export type PublishRule = "refused" | "scheduled" | "french" | "languages" | "past";

/**
 * Publishes drafts of one text, now or at a later time, and returns the numbers of the versions. The drafts are then
 * gone. RESOURCE_CONFLICT: someone else has saved, published or discarded one of them since.
 */
export function publishDrafts(
  by: Staff,
  { id, drafts, at }: Publication,
  now: Instant,
): Promise<
  Result<readonly number[], "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", PublishRule>
> {
  return changeText(by, { id }, async ({ kind, deletedAt }, tx) => {
    if (deletedAt) return fail("RESOURCE_NOT_FOUND");
    if (at !== undefined && at <= now) return fail("BUSINESS_RULE_VIOLATION", { rule: "past" });
    await lockPictures(tx, "publication");
    const context = { ...(await listNames(tx)), today: dayOf(at ?? now, firm().zone) };
    const checked: Ready[] = [];
    for (const draft of drafts) {
      const found = await tx.textDraft.findUnique({ where: { textId_locale: { textId: id, locale: draft.locale } } });
      if (found?.version !== draft.version) return fail("RESOURCE_CONFLICT");
      const { head, body, originalBlocks: followed } = found;
      const check = checkDraft({ kind, locale: draft.locale, head, body }, context);
      if (!check.ok) return fail("BUSINESS_RULE_VIOLATION", { rule: "refused" });
      checked.push({ ...check.draft, ...draft, followed });
    }
    const rule = await ruleAgainst(tx, { id, kind }, checked, now);
    if (rule !== undefined) return fail("BUSINESS_RULE_VIOLATION", { rule });
    const numbers = await insertVersions(tx, by, { id, kind, publishAt: at ?? now }, checked);
    return ok({ value: numbers });
  });
}

type Ready = CheckedDraft & DraftToPublish & { readonly followed: readonly string[] };
type Text = { readonly id: string; readonly kind: TextKind };

async function ruleAgainst(
  tx: Tx,
  { id, kind }: Text,
  drafts: readonly Ready[],
  now: Instant,
): Promise<PublishRule | undefined> {
  const languages = drafts.map(({ locale }) => locale);
  const scheduled = { textId: id, locale: { in: languages }, withdrawnAt: null, publishAt: { gt: new Date(now) } };
  if ((await tx.textVersion.count({ where: scheduled })) > 0) return "scheduled";
  const needed = profile().languages;
  if (kind === "legal") return needed.every((locale) => languages.includes(locale)) ? undefined : "languages";
  const english = drafts.find(({ locale }) => locale === defaultLocale);
  if (!english || profile().id !== "ca" || languages.includes("fr-CA")) return undefined;
  return (await hasCurrentFrench(id, english.blocks, tx)) ? undefined : "french";
}

async function insertVersions(
  tx: Tx,
  by: Staff,
  { id, kind, publishAt }: Text & { readonly publishAt: Instant },
  drafts: readonly Ready[],
): Promise<readonly number[]> {
  const updatedOn = dateFromDay(dayOf(publishAt, firm().zone));
  const earlier = await tx.textVersion.groupBy({
    by: ["locale"],
    where: { textId: id },
    _max: { number: true },
    _min: { publishedOn: true },
  });
  const last = Math.max(0, ...earlier.map(({ _max }) => _max.number ?? 0));
  const original = drafts.find(({ locale }) => locale === defaultLocale)?.blocks ?? (await publicBlocks(tx, id));
  const numbers: number[] = [];
  for (const { locale, head, body, isCurrent, followed } of drafts) {
    const before = earlier.find((row) => row.locale === locale);
    // The languages of a legal text share their numbers.
    const number = (kind === "legal" ? last : (before?._max.number ?? 0)) + 1;
    const first = before?._min.publishedOn;
    await tx.textVersion.create({
      data: {
        textId: id,
        locale,
        number,
        head,
        body,
        originalBlocks: locale === defaultLocale ? [] : isCurrent ? [...original] : [...followed],
        publishedOn: first && first < updatedOn ? first : updatedOn,
        updatedOn,
        publishAt: new Date(publishAt),
        publishedById: by.id,
      },
      select: { id: true },
    });
    await tx.textDraft.delete({ where: { textId_locale: { textId: id, locale } }, select: { locale: true } });
    const details = { locale, number, at: new Date(publishAt).toISOString() };
    await record(tx, by, { action: "text.published", subjectKind: "text", subjectId: id, details });
    numbers.push(number);
  }
  return numbers;
}

/** The blocks of the newest English version. */
async function publicBlocks(tx: Tx, textId: string): Promise<readonly string[]> {
  const english = await tx.textVersion.findFirst({
    where: { textId, locale: defaultLocale, withdrawnAt: null },
    orderBy: { number: "desc" },
    select: { body: true },
  });
  return english ? blockHashes(english.body) : [];
}
