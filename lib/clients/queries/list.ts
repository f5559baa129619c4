import { openStates } from "@/lib/booking/states";
import { isWithinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db, Prisma } from "@/lib/platform/db/client";
import { readRows, readTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import type { Instant } from "@/lib/platform/time/instant";

import { isUuid } from "@/lib/platform/uuid";

import type { ListedClient } from "../file";

/** Reads up to `readRows` clients within the scope, newest first, starting at the cursor. */
export function listClients(scope: Scope, cursor: Cursor | undefined, now: Instant): Promise<ListedClient[]> {
  const columns = [Prisma.sql`created_at`, Prisma.sql`id`];
  const { isBeyond, orderBy, direction } = pageSql({ columns, isDescending: true }, cursor, placeSql(cursor));
  const page = Prisma.sql`select * from clients where ${within(scope)} and ${isBeyond} order by ${orderBy} limit ${readRows}`;
  return db.$queryRaw<
    ListedClient[]
  >`${selectFrom(page, now)} order by page.created_at ${direction}, page.id ${direction}`;
}

/** The place of a client in the list. Former addresses contain only the client's id. */
function placeSql(cursor: Cursor | undefined): Prisma.Sql {
  if (!cursor) return Prisma.empty;
  if (isUuid(cursor.place)) return Prisma.sql`(select created_at, id from clients where id = ${cursor.place}::uuid)`;
  const { at, id } = readTimedPlace(cursor.place);
  return Prisma.sql`(${at}, ${id}::uuid)`;
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
    coalesce(upcoming.adviser, latest.adviser) as adviser
  from (${page}) as page
  left join lateral (
    select starts_at, advisers.name as adviser from bookings join advisers on advisers.id = adviser_id
    where client_id = page.id and starts_at > ${new Date(now)} and status = any(${[...openStates]}::booking_status[])
    order by starts_at limit 1
  ) as upcoming on true
  left join lateral (
    select advisers.name as adviser from bookings join advisers on advisers.id = adviser_id
    where client_id = page.id order by starts_at desc limit 1
  ) as latest on true`;
