import { db, Prisma } from "@/lib/platform/db/client";
import { isUnsealed, sealingFloor } from "@/lib/platform/audit/seal";
import { pageSize, readTimedPlace, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor, ListPage } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { startOfDay } from "@/lib/platform/time/zone";

import { actPatterns } from "../acts";
import { otherActors } from "../audit-filter";
import type { AuditFilter } from "../audit-filter";
import type { RecordId } from "./records";

/** A row of the audit log. */
export type Entry = {
  readonly id: bigint;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
};

/** The filter with the records that match what was typed. Without `records`, all records are listed. */
export type Matching = Omit<AuditFilter, "record"> & {
  readonly zone: string;
  readonly records?: readonly RecordId[] | undefined;
  /** The newest entry that is listed. */
  readonly last?: bigint | undefined;
};

/** More entries than this are not counted. */
export const countLimit = 10_000;

const columns = Prisma.sql`
  e.id, e.at, e.actor_kind as "actorKind", e.actor_id as "actorId", e.action, e.subject_kind as "subjectKind",
  e.subject_id as "subjectId", e.details`;

function conditions({ records, person, act, from, to, zone, last }: Matching): Prisma.Sql {
  const isOther = otherActors.some((kind) => kind === person);
  const conditionsOf = [
    records && recordsCondition(records),
    person && (isOther ? Prisma.sql`e.actor_kind = ${person}` : Prisma.sql`e.actor_id = ${person}`),
    act && Prisma.sql`e.action ~ ${actPatterns[act]}`,
    from && Prisma.sql`e.at >= ${new Date(startOfDay(from, zone))}`,
    to && Prisma.sql`e.at < ${new Date(startOfDay(addDays(to, 1), zone))}`,
    last !== undefined && Prisma.sql`e.id <= ${last}`,
  ].filter((each) => typeof each === "object");
  return Prisma.join([Prisma.sql`true`, ...conditionsOf], " and ");
}

function recordsCondition(records: readonly RecordId[]): Prisma.Sql {
  if (records.length === 0) return Prisma.sql`false`;
  const pairs = records.map(({ kind, id }) => Prisma.sql`(${kind}, ${id})`);
  return Prisma.sql`(e.subject_kind, e.subject_id) in (${Prisma.join(pairs)})`;
}

/** Reads one page of the matching entries, newest first. */
export async function listEntries(
  matching: Matching,
  cursor: Cursor | undefined,
  size = pageSize,
): Promise<ListPage<Entry>> {
  const place = cursor && readTimedPlace(cursor.place);
  const page = pageSql(
    { columns: [Prisma.sql`e.at`, Prisma.sql`e.id`], isDescending: true },
    cursor,
    Prisma.sql`(${place?.at ?? new Date(0)}, ${BigInt(place?.id ?? 0)})`,
  );
  const read = await db.$queryRaw<Entry[]>`
    select ${columns} from audit_events e where ${conditions(matching)} and ${page.isBeyond}
    order by ${page.orderBy} limit ${size + 1}`;
  return toListPage(read, { cursor, placeOf: ({ at, id }) => writeTimedPlace({ at, id: String(id) }), size });
}

/** Counts the matching entries, up to one more than `countLimit`. */
export async function countEntries(matching: Matching): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count
    from (select from audit_events e where ${conditions(matching)} limit ${countLimit + 1}) part`;
  return row?.count ?? 0;
}

/** The newest id of the log, which an export of the shown list must not pass. */
export async function newestEntry(): Promise<bigint> {
  return (await db.auditEvent.aggregate({ _max: { id: true } }))._max.id ?? 0n;
}

/** An entry with what else is known about its record: how many entries there are, and the next ones. */
export async function findEntry(id: bigint) {
  const [entry] = await db.$queryRaw<Entry[]>`select ${columns} from audit_events e where e.id = ${id}`;
  if (!entry) return undefined;
  const { subjectKind, subjectId, at } = entry;
  const [count, followed, seal] = await Promise.all([
    db.auditEvent.count({ where: { subjectKind, subjectId } }),
    db.$queryRaw<Entry[]>`
      select ${columns} from audit_events e
      where e.subject_kind = ${subjectKind} and e.subject_id = ${subjectId} and (e.at, e.id) > (${at}, ${id})
      order by e.at, e.id limit 5`,
    db.auditSeal.findUnique({ where: { eventId: id } }),
  ]);
  const before = seal && (await db.auditSeal.findUnique({ where: { seq: seal.seq - 1n } }));
  return { entry, count, followed, seal, before };
}

/** Counts the entries that are newer than a check of so many seals. */
export async function countNewer(checked: number, now: Instant): Promise<number> {
  const newest = await db.auditSeal.findFirst({ orderBy: { seq: "desc" }, select: { seq: true } });
  const floor = await sealingFloor(db, now);
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from audit_events e where ${isUnsealed(floor)}`;
  return Number(newest?.seq ?? 0) - checked + (row?.count ?? 0);
}

/** The time of the oldest entry. */
export async function firstEntryAt(): Promise<Date | null> {
  return (await db.auditEvent.aggregate({ _min: { at: true } }))._min.at;
}
