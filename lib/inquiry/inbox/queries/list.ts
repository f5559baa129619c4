import type { Staff } from "@/lib/platform/auth/staff";
import { Prisma, db } from "@/lib/platform/db/client";
import { readRows, readTimedPlace, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor, ListPage, TimedPlace } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import type { Instant } from "@/lib/platform/time/instant";

import type { ItemKind, ItemState } from "../item";
import { isOldestFirst, maxCounted } from "../view";
import { sqlOf } from "./view-sql";
import type { ListFilter } from "./view-sql";

export type InboxItem = {
  readonly reference: string;
  readonly kind: ItemKind;
  readonly state: ItemState;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly service: string | null;
  readonly locale: string;
  readonly source: string;
  /** The item's id in another system, such as an advertising platform. */
  readonly externalId: string | null;
  readonly suspicions: readonly string[];
  readonly version: number;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly createdAt: Date;
  readonly waitingSince: Date;
  readonly answeredAt: Date | null;
  readonly snoozedUntil: Date | null;
  /** The time by which the list is sorted. */
  readonly sortedAt: Date;
};

/** Lists one page of messages and leads without their texts. */
export async function listInbox({ cursor, ...filter }: Listing): Promise<ListPage<InboxItem>> {
  const place = cursor && readTimedPlace(cursor.place);
  const order = (columns: readonly Prisma.Sql[]) =>
    pageSql({ columns, isDescending: !isOldestFirst(filter.view) }, cursor, Prisma.sql`(${place?.at}, ${place?.id})`);
  const half = (kind: ItemKind) => {
    const { table, where, sortedAt, service } = sqlOf(kind, filter);
    const { isBeyond, orderBy } = order([sortedAt, Prisma.sql`reference`]);
    return Prisma.sql`(select reference, ${kind}::text as kind, state::text as state, first_name, last_name, ${service} as service, locale,
        source, external_id, coalesce(suspicions, '{}') as suspicions, version, owner_id::text as owner_id, created_at, coalesce(reopened_at, created_at) as waiting_since, answered_at,
        snoozed_until, ${sortedAt} as sorted_at
      from ${table} where ${where} and ${isBeyond} order by ${orderBy} limit ${readRows})`;
  };
  const halves = filter.view === "tests" ? [half("lead")] : [half("message"), half("lead")];
  const { orderBy } = order([Prisma.sql`sorted_at`, Prisma.sql`reference`]);
  const rows = await db.$queryRaw<InboxItem[]>`
    select reference, kind, state, first_name as "firstName", last_name as "lastName", service, items.locale, source, external_id as "externalId", suspicions,
      items.version,
      owner_id as "ownerId", staff_users.name as "ownerName", items.created_at as "createdAt", waiting_since as "waitingSince",
      answered_at as "answeredAt", snoozed_until as "snoozedUntil", sorted_at as "sortedAt"
    from (select * from (${Prisma.join(halves, " union all ")}) as both_kinds order by ${orderBy} limit ${readRows}) as items
    left join staff_users on staff_users.id = owner_id::uuid
    order by ${orderBy}`;
  return toListPage(rows, { cursor, placeOf });
}

type Listing = ListFilter & { readonly cursor?: Cursor | undefined };

const placeOf = ({ sortedAt: at, reference: id }: Pick<InboxItem, "sortedAt" | "reference">) =>
  writeTimedPlace({ at, id });

/** Counts the items in a view. Stops counting at `maxCounted` + 1. */
export async function countView(filter: ListFilter): Promise<number> {
  const halves = (["message", "lead"] as const)
    .filter((kind) => kind === "lead" || filter.view !== "tests")
    .map((kind) => {
      const { table, where } = sqlOf(kind, filter);
      return Prisma.sql`(select 1 from ${table} where ${where} limit ${maxCounted + 1})`;
    });
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select least(count(*), ${maxCounted + 1})::int as count from (${Prisma.join(halves, " union all ")}) as items`;
  return row?.count ?? 0;
}

/** Counts the waiting items that began to wait before an instant. */
export async function countLate(staff: Staff, before: Instant, now: Instant): Promise<number> {
  const halves = (["message", "lead"] as const).map((kind) => {
    const { table, where, sortedAt } = sqlOf(kind, { view: "waiting", staff, now });
    return Prisma.sql`(select 1 from ${table} where ${where} and ${sortedAt} < ${new Date(before)})`;
  });
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (${Prisma.join(halves, " union all ")}) as items`;
  return row?.count ?? 0;
}

/**
 * Returns the reference of the waiting item that follows the given item in the list. If the given item is the last one,
 * returns the oldest other waiting item.
 */
export async function findNextWaiting(staff: Staff, item: TimedPlace, now: Instant): Promise<string | undefined> {
  const cursor = { direction: "after", place: writeTimedPlace(item) } as const;
  const { rows: later } = await listInbox({ view: "waiting", staff, now, cursor });
  if (later[0]) return later[0].reference;
  const { rows: oldest } = await listInbox({ view: "waiting", staff, now });
  return oldest.find(({ reference }) => reference !== item.id)?.reference;
}
