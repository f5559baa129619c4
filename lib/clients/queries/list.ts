import { openStates } from "@/lib/booking/states";
import { isWithinClients } from "@/lib/platform/auth/client-scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db, Prisma } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import type { ListedClient } from "../file";

/** The number of clients on one page of the list. */
export const pageSize = 25;

/**
 * One page of the clients within the scope, newest first. The result has one extra row if there is a next page.
 * `before` is the id of the last client on the previous page.
 */
export function listClients(scope: Scope, before: string | undefined, now: Instant): Promise<ListedClient[]> {
  const older = before
    ? Prisma.sql`(created_at, id) < (select created_at, id from clients where id = ${before}::uuid)`
    : Prisma.sql`true`;
  const page = Prisma.sql`select * from clients where ${within(scope)} and ${older}
    order by created_at desc, id desc limit ${pageSize + 1}`;
  return db.$queryRaw<ListedClient[]>`${selectFrom(page, now)} order by page.created_at desc, page.id desc`;
}

/** The clients with these ids, in the order of the ids. Clients outside the scope are left out. */
export function clientsById(scope: Scope, ids: readonly string[], now: Instant): Promise<ListedClient[]> {
  const page = Prisma.sql`select * from clients where id = any(${[...ids]}::uuid[]) and ${within(scope)}`;
  return db.$queryRaw<ListedClient[]>`${selectFrom(page, now)} order by array_position(${[...ids]}::uuid[], page.id)`;
}

/** Leaves out a client that was merged into another client. The list shows only that other client. */
const within = (scope: Scope) =>
  Prisma.sql`clients.merged_into_id is null and ${isWithinClients(scope, Prisma.sql`clients.id`)}`;

const selectFrom = (page: Prisma.Sql, now: Instant) => Prisma.sql`
  select page.id::text, page.first_name as "firstName", page.last_name as "lastName", page.email, page.zone,
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
