import { db, Prisma } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

export type WaitingItem = {
  readonly reference: string;
  readonly kind: "message" | "lead";
  readonly firstName: string;
  readonly lastName: string | null;
  readonly service: string | null;
  /** The staff member who is responsible for the answer. */
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly since: Date;
};

/**
 * The conditions of the inbox's waiting list. They contain the conditions of the partial indexes of migration 0046, so
 * that PostgreSQL can use these indexes.
 */
const messageWaits = (now: Instant) =>
  Prisma.sql`state = 'received' and (snoozed_until is null or snoozed_until <= ${new Date(now)})`;
const leadWaits = (now: Instant) => Prisma.sql`${messageWaits(now)} and not is_test`;
/**
 * The time at which the wait began: the time when the item was put on the list again or released from quarantine, or
 * else the time of its arrival.
 */
const since = Prisma.sql`coalesce(reopened_at, created_at)`;

/** Lists the waiting messages and leads, the longest wait first. */
export function listWaiting(limit: number, now: Instant): Promise<readonly WaitingItem[]> {
  return db.$queryRaw<WaitingItem[]>`
    select reference, kind, first_name as "firstName", last_name as "lastName", service, owner_id::text as "ownerId",
      staff_users.name as "ownerName", since
    from (
      (select reference, 'message' as kind, first_name, last_name, service_interest as service, owner_id, ${since} as since
        from contact_messages where ${messageWaits(now)} order by since, reference limit ${limit})
      union all
      (select reference, 'lead', first_name, last_name, service, owner_id, ${since}
        from leads where ${leadWaits(now)} order by 7, reference limit ${limit})
    ) as waiting
    left join staff_users on staff_users.id = owner_id
    order by since, reference limit ${limit}`;
}

export type WaitingCounts = {
  readonly waiting: number;
  /** The number of items that began to wait before `lateBefore`. */
  readonly late: number;
  /** The number of items that began to wait before `soonBefore`. */
  readonly soon: number;
  readonly quarantined: number;
};

/**
 * Counts the waiting messages and leads, and the quarantined messages and leads that staff have not decided about.
 * Items that staff decided to keep out of the inbox still have the state `quarantined`, so their number is subtracted.
 */
export async function countWaiting({
  now,
  lateBefore,
  soonBefore,
}: {
  readonly now: Instant;
  readonly lateBefore: Instant;
  readonly soonBefore: Instant;
}) {
  const [counts] = await db.$queryRaw<[WaitingCounts]>`
    select count(*)::int as waiting, count(*) filter (where since < ${new Date(lateBefore)})::int as late,
      count(*) filter (where since < ${new Date(soonBefore)})::int as soon,
      (select count(*) from contact_messages where state = 'quarantined')::int
        - (select count(*) from contact_messages where kept_out_at is not null)::int
        + (select count(*) from leads where state = 'quarantined' and not is_test)::int
        - (select count(*) from leads where kept_out_at is not null and not is_test)::int as quarantined
    from (
      select ${since} as since from contact_messages where ${messageWaits(now)}
      union all
      select ${since} from leads where ${leadWaits(now)}
    ) as inquiries`;
  return counts;
}
