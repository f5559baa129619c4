import { db } from "@/lib/platform/db/client";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { draftHeadSchema } from "../draft-head";
import { headSchemas } from "../heads";
import { legalKeys } from "../kinds";
import type { LegalKey } from "../kinds";
import type { LegalDraft } from "../legal/legal-page";
import type { LegalText, LegalVersion } from "../legal/versions";

type Row = {
  id: string;
  key: string;
  number: number;
  titles: Partial<Record<Locale, string>>;
  publishAt: Date;
  day: Date;
  createdAt: Date;
  isCalledOff: boolean;
  publishedBy: string | null;
  passages: number;
};

/** Lists the legal texts in the order of `legalKeys`, each with all its versions. */
export async function listLegalTexts(keys: readonly LegalKey[] = legalKeys): Promise<readonly LegalText[]> {
  const rows = await db.$queryRaw<Row[]>`
    select t.id, t.key, v.number, jsonb_object_agg(v.locale, v.head ->> 'title') as titles,
      min(v.publish_at) as "publishAt", min(v.updated_on) as day, min(v.created_at) as "createdAt",
      bool_and(v.withdrawn_at is not null) as "isCalledOff", min(s.name) as "publishedBy",
      max((select count(*) from regexp_matches(v.body, '^::counsel$', 'gn')))::int as passages
    from texts t join text_versions v on v.text_id = t.id left join staff_users s on s.id = v.published_by_id
    where t.kind = 'legal' and t.key = any(${[...keys]})
    group by t.id, t.key, v.number order by v.number desc`;
  return keys.flatMap((key) => {
    const own = rows.filter((row) => row.key === key);
    const [first] = own;
    return first ? [{ id: first.id, key, versions: own.map(toVersion) }] : [];
  });
}

function toVersion({ publishAt, day, createdAt, publishedBy, ...row }: Row): LegalVersion {
  const { number, titles, isCalledOff, passages } = row;
  const dates = { publishAt: publishAt.getTime(), day: dayFromDate(day), createdAt: createdAt.getTime() };
  return { number, titles, isCalledOff, passages, ...dates, publishedBy: publishedBy ?? undefined };
}

/** Finds what a version says in one language, also if it was called off. */
export async function findLegalVersion(key: LegalKey, number: number, locale: Locale) {
  const row = await db.textVersion.findFirst({
    where: { text: { kind: "legal", key }, number, locale },
    select: { head: true, body: true },
  });
  return row ? { head: headSchemas.legal.parse(row.head), body: row.body } : undefined;
}

/** Finds the public text of a legal text in one language, as a draft begins with it. */
export async function findPublicVersion(id: string, locale: Locale, now: Instant) {
  const row = await db.textVersion.findFirst({
    where: { textId: id, locale, withdrawnAt: null, publishAt: { lte: new Date(now) } },
    orderBy: { number: "desc" },
    select: { head: true, body: true },
  });
  return row ? { head: draftHeadSchema.parse(row.head), body: row.body } : undefined;
}

/** Lists the drafts of one legal text, or of all, by the id of the text. */
export async function listLegalDrafts(textId?: string): Promise<ReadonlyMap<string, readonly LegalDraft[]>> {
  const rows = await db.textDraft.findMany({
    where: { text: { kind: "legal" }, ...(textId === undefined ? {} : { textId }) },
    select: {
      textId: true,
      locale: true,
      version: true,
      savedAt: true,
      head: true,
      body: true,
      savedBy: { select: { name: true } },
    },
  });
  const drafts = rows.flatMap(({ locale, savedBy, ...row }) =>
    isLocale(locale) ? [{ ...row, locale, savedBy: savedBy?.name }] : [],
  );
  return Map.groupBy(drafts, (draft) => draft.textId);
}
