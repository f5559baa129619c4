import { openStates } from "@/lib/booking/states";
import { isWithinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db, Prisma } from "@/lib/platform/db/client";
import { readRows, readTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import type { Instant } from "@/lib/platform/time/instant";

import { isUuid } from "@/lib/platform/uuid";

import type { ClientSort } from "../client-views";
import type { ListedClient } from "../file";

export type ClientFilter = {
  /** Only clients who have an open case, or who have cases and all of them are closed. */
  readonly cases?: "open" | "closed" | undefined;
  readonly sort?: ClientSort | undefined;
};

/** Reads up to `readRows` clients within the scope, starting at the cursor. Without a sort, the newest come first. */
export function listClients(
  scope: Scope,
  cursor: Cursor | undefined,
  now: Instant,
  { cases, sort = "newest" }: ClientFilter = {},
): Promise<ListedClient[]> {
  const columns = columnsOf[sort];
  const order = { columns, isDescending: sort === "newest" };
  const { isBeyond, orderBy } = pageSql(order, cursor, placeSql(cursor, columns));
  const page = Prisma.sql`
    select clients.*, row_number() over (order by ${orderBy}) as place from clients
    where ${within(scope)} and ${hasCases(cases)} and ${isBeyond} order by ${orderBy} limit ${readRows}`;
  return db.$queryRaw<ListedClient[]>`${selectFrom(page, now)} order by page.place`;
}

/** Reads up to `readRows` clients with a coming appointment, the next appointment first, starting at the cursor. */
export function listComing(scope: Scope, cursor: Cursor | undefined, now: Instant): Promise<ListedClient[]> {
  const columns = [Prisma.sql`coming.starts_at`, Prisma.sql`clients.id`];
  const { isBeyond, orderBy } = pageSql({ columns }, cursor, placeSql(cursor, columns));
  const page = Prisma.sql`
    select clients.*, row_number() over (order by ${orderBy}) as place
    from (
      select client_id, min(starts_at) as starts_at from bookings
      where starts_at > ${new Date(now)} and status = any(${[...openStates]}::booking_status[]) group by client_id
    ) as coming join clients on clients.id = coming.client_id
    where ${within(scope)} and ${isBeyond} order by ${orderBy} limit ${readRows}`;
  return db.$queryRaw<ListedClient[]>`${selectFrom(page, now)} order by page.place`;
}

/** The columns by which each order sorts. The names are sorted as in the index of migration 0252. */
const columnsOf: Readonly<Record<ClientSort, readonly Prisma.Sql[]>> = {
  newest: [Prisma.sql`created_at`, Prisma.sql`id`],
  name: [Prisma.sql`(first_name = '')`, Prisma.sql`search_text(last_name || ' ' || first_name)`, Prisma.sql`id`],
};

/**
 * The place of a client in the list. The address names a client by the id alone if the list is sorted by name, so that
 * no name is in an address.
 */
function placeSql(cursor: Cursor | undefined, columns: readonly Prisma.Sql[]): Prisma.Sql {
  if (!cursor) return Prisma.empty;
  if (isUuid(cursor.place))
    return Prisma.sql`(select ${Prisma.join([...columns])} from clients where id = ${cursor.place}::uuid)`;
  const { at, id } = readTimedPlace(cursor.place);
  return Prisma.sql`(${at}, ${id}::uuid)`;
}

function hasCases(cases: ClientFilter["cases"]): Prisma.Sql {
  const some = (state: Prisma.Sql) =>
    Prisma.sql`exists (select from cases where cases.client_id = clients.id and cases.state = ${state})`;
  if (cases === undefined) return Prisma.sql`true`;
  const open = some(Prisma.sql`'open'`);
  return cases === "open" ? open : Prisma.sql`${some(Prisma.sql`'closed'`)} and not ${open}`;
}

/** The clients with these ids, in the order of the ids. Clients outside the scope are left out. */
export function clientsById(scope: Scope, ids: readonly string[], now: Instant): Promise<ListedClient[]> {
  const page = Prisma.sql`select * from clients where id = any(${[...ids]}::uuid[]) and ${within(scope)}`;
  return db.$queryRaw<ListedClient[]>`${selectFrom(page, now)} order by array_position(${[...ids]}::uuid[], page.id)`;
}

/**
 * Leaves out a client that was merged into another client, because the list shows only that other client, and the
 * clients of test bookings.
 */
const within = (scope: Scope) =>
  Prisma.sql`clients.merged_into_id is null and not clients.is_test and ${isWithinClients(scope, Prisma.sql`clients.id`)}`;

const selectFrom = (page: Prisma.Sql, now: Instant) => Prisma.sql`
  select page.id::text, page.created_at as "createdAt", page.first_name as "firstName", page.last_name as "lastName", page.email, page.zone,
    (page.safe_contact <> '{}' or page.safe_contact_note_cipher is not null or exists (
      select from bookings where client_id = page.id and (safe_contact <> '{}' or safe_contact_note_cipher is not null)
    )) as "needsCare",
    (select max(erased_at) from erasures where client_id = page.id) as "erasedAt",
    exists (select from legal_holds where client_id = page.id and lifted_at is null) as "isHeld", upcoming.starts_at as "next",
    coalesce(upcoming.adviser, latest.adviser) as adviser, journey.state as "caseState", journey.steps as "completedSteps"
  from (${page}) as page
  left join lateral (
    select starts_at, advisers.name as adviser from bookings join advisers on advisers.id = adviser_id
    where client_id = page.id and starts_at > ${new Date(now)} and status = any(${[...openStates]}::booking_status[])
    order by starts_at limit 1
  ) as upcoming on true
  left join lateral (
    select advisers.name as adviser from bookings join advisers on advisers.id = adviser_id
    where client_id = page.id order by starts_at desc limit 1
  ) as latest on true
  left join lateral (
    select state::text, (select count(*)::int from case_steps where case_id = cases.id) as steps from cases
    where client_id = page.id order by state, opened_at desc limit 1
  ) as journey on true`;
