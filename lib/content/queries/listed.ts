import { db } from "@/lib/platform/db/client";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";

import type { TextKind } from "../kinds";

type Version = { readonly number: number; readonly at: Date; readonly head: unknown };

/** A text in one language, with its public version, its scheduled version and its draft. */
export type ListedRow = {
  readonly id: string;
  readonly key: string;
  readonly version: number;
  readonly locale: Locale;
  readonly published: (Version & { readonly isSeed: boolean; readonly updatedOn: string }) | null;
  /** The blocks of the English text that the public version follows. */
  readonly followed: readonly string[] | null;
  readonly scheduled: Version | null;
  readonly draft: { readonly at: Date; readonly head: unknown } | null;
  /** The last save or publication in any language. `by` is null if the text came with the product. */
  readonly changed: { readonly at: Date; readonly byId: string | null; readonly by: string | null } | null;
};

/** Lists the texts of a kind in their order, with one row for each language of the site. */
export async function listTextRows(kind: TextKind, now: Instant): Promise<readonly ListedRow[]> {
  const at = new Date(now);
  const languages = [...siteLocales()];
  const rows = await db.$queryRaw<Stored[]>`
    select t.id, t.key, t.version, l.locale, p.original_blocks as followed,
      p.number as "publicNumber", p.publish_at as "publicAt", p.head as "publicHead",
      p.published_by_id is null as "isSeed", p.updated_on::text as "updatedOn",
      s.number as "scheduledNumber", s.publish_at as "scheduledAt", s.head as "scheduledHead",
      d.saved_at as "savedAt", d.head as "draftHead", c.at as "changedAt", c.by_id as "changedById", u.name as "changedBy"
    from texts t
    cross join unnest(${languages}::text[]) with ordinality as l(locale, place)
    left join lateral (
      select * from text_versions v
      where v.text_id = t.id and v.locale = l.locale and v.withdrawn_at is null and v.publish_at <= ${at}
      order by v.number desc limit 1) p on true
    left join lateral (
      select * from text_versions v
      where v.text_id = t.id and v.locale = l.locale and v.withdrawn_at is null and v.publish_at > ${at}
      order by v.number desc limit 1) s on true
    left join text_drafts d on d.text_id = t.id and d.locale = l.locale
    left join lateral (
      select at, by_id from (
        select created_at as at, published_by_id as by_id from text_versions where text_id = t.id
        union all select saved_at, saved_by_id from text_drafts where text_id = t.id) each_change
      order by at desc limit 1) c on true
    left join staff_users u on u.id = c.by_id
    where t.kind = ${kind} and t.deleted_at is null
    order by t.position, t.key, l.place`;
  return rows.map(toRow);
}

type Stored = {
  id: string;
  key: string;
  version: number;
  locale: Locale;
  followed: string[] | null;
  publicNumber: number | null;
  publicAt: Date | null;
  publicHead: unknown;
  isSeed: boolean;
  updatedOn: string | null;
  scheduledNumber: number | null;
  scheduledAt: Date | null;
  scheduledHead: unknown;
  savedAt: Date | null;
  draftHead: unknown;
  changedAt: Date | null;
  changedById: string | null;
  changedBy: string | null;
};

function toRow(row: Stored): ListedRow {
  const { id, key, version, locale, followed } = row;
  const published = versionOf(row.publicNumber, row.publicAt, row.publicHead);
  return {
    id,
    key,
    version,
    locale,
    followed,
    published: published && { ...published, isSeed: row.isSeed, updatedOn: row.updatedOn ?? "" },
    scheduled: versionOf(row.scheduledNumber, row.scheduledAt, row.scheduledHead),
    draft: row.savedAt && { at: row.savedAt, head: row.draftHead },
    changed: row.changedAt && { at: row.changedAt, byId: row.changedById, by: row.changedBy },
  };
}

function versionOf(number: number | null, at: Date | null, head: unknown): Version | null {
  return number === null || at === null ? null : { number, at, head };
}
