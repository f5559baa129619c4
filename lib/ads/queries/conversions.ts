import { Prisma, db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { readRows, readTimedPlace, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor, ListPage } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import type { Instant } from "@/lib/platform/time/instant";

import type { ExportedConversion, Terms } from "../conversion";
import type { ConversionCount, ListedConversion } from "../listed";
import type { ExportKind } from "../terms";
import type { ConversionView } from "../view";

const isInView = {
  ready: Prisma.sql`conversions.id is null and held_because is null`,
  held: Prisma.sql`conversions.id is null and held_because is not null`,
  exported: Prisma.sql`conversions.id is not null`,
} as const satisfies Record<ConversionView, Prisma.Sql>;

const isSame = Prisma.sql`coalesce(conversions.lead_id, conversions.booking_id) = found.source_id
  and conversions.stage = found.stage`;

const joined = (now: Instant) =>
  Prisma.sql`conversions_at(${new Date(now)}) as found left join conversions on ${isSame}`;

/** Lists one page of the conversions, the newest first. */
export async function listConversions(
  view: ConversionView,
  cursor: Cursor | undefined,
  now: Instant,
): Promise<ListPage<ListedConversion>> {
  const place = cursor && readTimedPlace(cursor.place);
  const columns = [Prisma.sql`"happenedAt"`, Prisma.sql`(reference || '.' || action)`];
  const { isBeyond, orderBy } = pageSql(
    { columns, isDescending: true },
    cursor,
    Prisma.sql`(${place?.at}, ${place?.id})`,
  );
  const rows = await db.$queryRaw<ListedConversion[]>`
    with listed as materialized (
      select coalesce((select reference from leads where id = found.lead_id),
          (select reference from bookings where id = found.booking_id)) as reference,
        case when found.lead_id is null then 'booking' else 'lead' end as source, found.stage as action,
        coalesce(conversions.happened_at, found.happened_at) as "happenedAt", held_because as "heldBecause",
        export_id::text as "exportId", refused_as as "refusedAs"
      from ${joined(now)} where ${isInView[view]})
    select * from listed where ${isBeyond} order by ${orderBy} limit ${readRows}`;
  return toListPage(rows, {
    cursor,
    placeOf: ({ happenedAt: at, reference, action }) => writeTimedPlace({ at, id: `${reference}.${action}` }),
  });
}

/** Counts the conversions by kind, list and reason. */
export async function countConversions(now: Instant): Promise<readonly ConversionCount[]> {
  return db.$queryRaw<ConversionCount[]>`
    select stage as action, view, case view when 'held' then held_because end as reason, count(*)::int as count
    from (select found.stage, held_because,
        case when ${isInView.exported} then 'exported' when ${isInView.ready} then 'ready' else 'held' end as view
      from ${joined(now)}) as listed
    group by 1, 2, 3 order by count(*) desc, 3`;
}

/**
 * The conversions of all exports that may leave now. Materialized, because PostgreSQL would otherwise expect few rows
 * in an export that was just made, and compare each of them with every conversion.
 */
export const leaving = (now: Instant) => Prisma.sql`leaving as materialized (
  select conversions.id::text, export_id, found.stage as action, conversions.happened_at as "happenedAt",
    click_kind as "clickKind", click_id as "clickId", refused_as
  from conversions join conversions_at(${new Date(now)}) as found on ${isSame} where held_because is null)`;

/**
 * Reads an export of a kind: its terms, and the conversions that may leave now. A conversion whose visitor no longer
 * agrees, or whose click has become too old, is left out. Undefined for an unknown export.
 */
export async function findExport(
  { id, ...kind }: { readonly id: string; readonly kind: ExportKind; readonly state?: string },
  now: Instant,
  tx: Tx = db,
): Promise<{ readonly terms: Terms; readonly conversions: ExportedConversion[] } | undefined> {
  const found = await tx.adExport.findUnique({ where: { id, ...kind }, select: { terms: true } });
  if (!found) return undefined;
  const conversions = await tx.$queryRaw<ExportedConversion[]>`
    with ${leaving(now)} select id, action, "happenedAt", "clickKind", "clickId" from leaving
    where export_id = ${id}::uuid and refused_as is null order by "happenedAt", id`;
  return { terms: found.terms as Terms, conversions };
}

/** Reads the conversions that could be exported now, for a check by Google. Nothing is stored. */
export async function findReady(limit: number, now: Instant): Promise<ExportedConversion[]> {
  return db.$queryRaw<ExportedConversion[]>`
    select gen_random_uuid()::text as id, found.stage as action, found.happened_at as "happenedAt", click_kind as "clickKind",
      click_id as "clickId"
    from ${joined(now)} where ${isInView.ready} order by found.happened_at limit ${limit}`;
}

/**
 * Puts the conversions that can be exported into an export, the oldest first. Returns their number. If two exports are
 * made at once, each conversion is in one of them.
 */
export async function addReady(tx: Tx, exportId: string, limit: number, now: Instant): Promise<number> {
  return tx.$executeRaw`
    insert into conversions (lead_id, booking_id, stage, happened_at, export_id)
    select found.lead_id, found.booking_id, found.stage, found.happened_at, ${exportId}::uuid
    from ${joined(now)} where ${isInView.ready} order by found.happened_at limit ${limit}
    on conflict do nothing`;
}
