import { Prisma, db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import type { ItemKind, ItemState } from "../item";
import { isOldestFirst, maxCounted } from "../view";
import type { Cursor, InboxView } from "../view";
import { sqlOf } from "./view-sql";
import type { ListFilter } from "./view-sql";

/** The number of items on one page of the list. */
export const pageSize = 25;

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

/** The view, the position in the list and the searched text that the URL of the inbox page contains. */
export type ListQuery = {
  readonly view: InboxView;
  readonly cursor: Cursor | undefined;
  readonly text: string | undefined;
};

export type ListPage = {
  readonly items: readonly InboxItem[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
};

/** Lists one page of messages and leads without their texts. */
export async function listInbox(query: ListFilter & { readonly cursor?: Cursor | undefined }): Promise<ListPage> {
  const isBackward = query.cursor?.direction === "before";
  const isAscending = isOldestFirst(query.view) !== isBackward;
  const order = Prisma.raw(isAscending ? "asc" : "desc");
  const half = (kind: ItemKind) => {
    const { table, where, sortedAt, service } = sqlOf(kind, query);
    const after = query.cursor
      ? Prisma.sql`and (${sortedAt}, reference) ${Prisma.raw(isAscending ? ">" : "<")} (${query.cursor.at}, ${query.cursor.reference})`
      : Prisma.empty;
    return Prisma.sql`(select reference, ${kind}::text as kind, state::text as state, first_name, last_name, ${service} as service, locale,
        source, external_id, coalesce(suspicions, '{}') as suspicions, version, owner_id::text as owner_id, created_at, coalesce(reopened_at, created_at) as waiting_since, answered_at,
        snoozed_until, ${sortedAt} as sorted_at
      from ${table} where ${where} ${after} order by ${sortedAt} ${order}, reference ${order} limit ${pageSize + 1})`;
  };
  const halves = query.view === "tests" ? [half("lead")] : [half("message"), half("lead")];
  const rows = await db.$queryRaw<InboxItem[]>`
    select reference, kind, state, first_name as "firstName", last_name as "lastName", service, items.locale, source, external_id as "externalId", suspicions,
      items.version,
      owner_id as "ownerId", staff_users.name as "ownerName", items.created_at as "createdAt", waiting_since as "waitingSince",
      answered_at as "answeredAt", snoozed_until as "snoozedUntil", sorted_at as "sortedAt"
    from (select * from (${Prisma.join(halves, " union all ")}) as both_kinds
      order by sorted_at ${order}, reference ${order} limit ${pageSize + 1}) as items
    left join staff_users on staff_users.id = owner_id::uuid
    order by sorted_at ${order}, reference ${order}`;
  const items = rows.slice(0, pageSize);
  if (isBackward) items.reverse();
  const hasMore = rows.length > pageSize;
  return { items, hasNext: isBackward || hasMore, hasPrevious: isBackward ? hasMore : query.cursor !== undefined };
}

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
export async function countLate(before: Instant, now: Instant): Promise<number> {
  const halves = (["message", "lead"] as const).map((kind) => {
    const { table, where, sortedAt } = sqlOf(kind, { view: "waiting", now });
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
export async function findNextWaiting(item: Omit<Cursor, "direction">, now: Instant): Promise<string | undefined> {
  const { items: later } = await listInbox({ view: "waiting", now, cursor: { ...item, direction: "after" } });
  if (later[0]) return later[0].reference;
  const { items: oldest } = await listInbox({ view: "waiting", now });
  return oldest.find(({ reference }) => reference !== item.reference)?.reference;
}
