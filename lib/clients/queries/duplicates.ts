import { fullName } from "@/lib/inquiry/person/person-name";
import { db, Prisma } from "@/lib/platform/db/client";

import type { DistinctClient, Duplicate, DuplicatePair, GroupMember } from "../file";

/** The maximum number of possible duplicates that are listed for one client. */
const maxPerFile = 3;
/** The maximum number of older clients that the list of pairs names for each newer client. */
const maxOlder = 20;
/** The maximum number of pairs in the list of pairs. */
const maxPairs = 500;
/** The maximum number of clients that the list of pairs checks, newest first. Each is compared with older clients. */
const maxNewest = 2_000;
/** The maximum number of clients that are compared with one client. Thousands of clients can have the same name. */
const maxCompared = 500;
/**
 * Names are similar if pg_trgm calculates at least this similarity. For "kowalchuk" and "kowalczuk" it calculates 0.54.
 */
const minSimilarity = "0.5";

const sameMailbox = Prisma.sql`mailbox_of(other.email) = mailbox_of(own.email)`;
const samePhone = Prisma.sql`other.phone_e164 = own.phone_e164`;
/** A similar name alone is weak evidence, so the time zone and the language must match too. */
const samePlace = Prisma.sql`other.zone = own.zone and other.locale = own.locale`;
/** Excludes pairs of clients whom staff marked as different people. */
const notDistinct = Prisma.sql`not exists (
  select from client_distinctions d where d.one_id = least(own.id, other.id) and d.other_id = greatest(own.id, other.id))`;
const matchedBy = Prisma.sql`case when ${sameMailbox} then 'email' when ${samePhone} then 'phone' else 'name' end`;

/**
 * Lists the clients who may be the same person as this client, because they have the same mailbox or phone number. If
 * there are no such clients, lists clients with a similar name and the same time zone and language.
 */
export async function listDuplicatesOf(clientId: string): Promise<readonly Duplicate[]> {
  const columns = Prisma.sql`other.id::text, other.first_name || ' ' || other.last_name as name, ${matchedBy} as "matchedBy"`;
  const others = Prisma.sql`other.id <> own.id and other.merged_into_id is null and not other.is_test and other.first_name <> '' and ${notDistinct}`;
  const same = await db.$queryRaw<Duplicate[]>`
    select ${columns} from clients own join clients other on (${sameMailbox} or ${samePhone})
    where own.id = ${clientId}::uuid and ${others} order by other.created_at, other.id limit ${maxPerFile}`;
  if (same.length > 0) return same;
  // The expression must match the trigram index of migration 0044.
  const text = Prisma.sql`search_text(other.first_name || ' ' || other.last_name || ' ' || coalesce(other.email, ''))`;
  const [, similar] = await db.$transaction([
    db.$queryRaw`select set_config('pg_trgm.word_similarity_threshold', ${minSimilarity}, true)`,
    db.$queryRaw<Duplicate[]>`
      select id, name, "matchedBy" from (
        select ${columns}, other.created_at,
          similarity(search_text(other.first_name), search_text(own.first_name)) as first_likeness,
          similarity(search_text(other.last_name), search_text(own.last_name)) as last_likeness
        from clients own join clients other on search_text(own.last_name) <% ${text} and search_text(own.first_name) <% ${text}
        where own.id = ${clientId}::uuid and own.first_name <> '' and ${others} and ${samePlace} limit ${maxCompared}
      ) as compared
      where first_likeness >= ${minSimilarity}::real and last_likeness >= ${minSimilarity}::real
      order by first_likeness + last_likeness desc, id limit ${maxPerFile}`,
  ]);
  return similar;
}

/**
 * Lists pairs of clients who may be the same person. Each pair has one of the newest clients (see `maxNewest`) and an
 * older client. The pair with the newest client is listed first.
 */
export function listDuplicatePairs(): Promise<readonly DuplicatePair[]> {
  const fullName = (table: string) => Prisma.raw(`search_text(${table}.first_name || ' ' || ${table}.last_name)`);
  return db.$queryRaw<DuplicatePair[]>`
    select own.id::text as "newerId", own.first_name || ' ' || own.last_name as "newerName", own.created_at as "newerSince",
      older.id::text as "olderId", older.name as "olderName", older.created_at as "olderSince", older."matchedBy"
    from (
      select * from clients where merged_into_id is null and not is_test and first_name <> '' order by created_at desc, id desc limit ${maxNewest}
    ) as own
    join lateral (
      select * from (
        select other.id, other.first_name || ' ' || other.last_name as name, other.created_at, ${matchedBy} as "matchedBy" from clients other
        where (other.created_at, other.id) < (own.created_at, own.id) and other.merged_into_id is null and not other.is_test
          and ${notDistinct} and (${sameMailbox} or ${samePhone} or (${fullName("other")} = ${fullName("own")} and ${samePlace}))
        limit ${maxCompared}
      ) as compared
      order by compared.created_at limit ${maxOlder}
    ) as older on true
    order by own.created_at desc, own.id desc limit ${maxPairs}`;
}

/** Reads the clients of the groups, with the number of their appointments. */
export function listGroupMembers(ids: readonly string[]): Promise<readonly GroupMember[]> {
  return db.$queryRaw<GroupMember[]>`
    select id::text, first_name as "firstName", last_name as "lastName", email, phone, created_at as "createdAt",
      (select count(*)::int from bookings where client_id = clients.id) as appointments
    from clients where id = any(${[...ids]}::uuid[])`;
}

/** Lists the clients whom staff marked as not a duplicate of this client. The latest decision is listed first. */
export async function listDistinct(clientId: string): Promise<readonly DistinctClient[]> {
  const client = { select: { id: true, firstName: true, lastName: true } } as const;
  const rows = await db.clientDistinction.findMany({
    where: { OR: [{ oneId: clientId }, { otherId: clientId }] },
    orderBy: { decidedAt: "desc" },
    select: { one: client, other: client, decidedAt: true, decidedBy: { select: { name: true } } },
  });
  return rows.map(({ one, other, decidedAt, decidedBy }) => {
    const { id, firstName, lastName } = one.id === clientId ? other : one;
    return { id, name: fullName({ firstName, lastName }), decidedAt, by: decidedBy.name };
  });
}
