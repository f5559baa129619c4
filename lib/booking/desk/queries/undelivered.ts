import { db, Prisma } from "@/lib/platform/db/client";

import { openStates } from "../../states";
import type { Undelivered } from "../table-row";

/**
 * Maps each open booking whose last confirmation or notice of a move was not delivered to that email. An email counts
 * as not delivered from its first failed attempt until a later attempt or copy is sent.
 */
export async function findUndelivered(bookingIds: readonly string[]): Promise<ReadonlyMap<string, Undelivered>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db.$queryRaw<(Undelivered & { id: string })[]>`
    with failed as materialized (
      select j.id::text as job_id, j.payload->>'bookingId' as booking_id, j.payload->>'kind' as kind, j.payload->>'sequence' as sequence
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'booking-email' and j.last_error is not null and j.payload->>'kind' in ('confirmed', 'changed')
    ), undelivered as (
      select b.id, b.sequence, failed.kind, failed.job_id from bookings b
      join failed on failed.booking_id = b.id::text and failed.sequence = b.sequence::text where ${among(bookingIds)}
      union all
      select b.id, b.sequence, replace(s.kind, 'booking-', ''), null from bookings b
      join sent_emails s on s.record_id = b.id and s.outcome = 'suppressed' and s.kind in ('booking-confirmed', 'booking-changed')
        and split_part(s.delivery_key, ':', 3) = b.sequence::text where ${among(bookingIds)}
    )
    select distinct on (u.id) u.id::text, u.kind, u.job_id as "jobId", exists (select from sent_emails s where ${sent}) as "hasWords"
    from undelivered u
    where not exists (select from sent_emails s where ${sent} and split_part(s.delivery_key, ':', 3) = u.sequence::text)
    order by u.id, u.job_id nulls last`;
  return new Map(rows.map(({ id, ...email }) => [id, email]));
}

const among = (ids: readonly string[]) =>
  Prisma.sql`b.id = any(${[...ids]}::uuid[]) and b.status = any(${[...openStates]}::booking_status[])`;

/** An email with the caller words was sent. Its key is "booking-confirmed:ID:SEQUENCE", for a copy with a suffix. */
const sent = Prisma.sql`s.record_id = u.id and s.outcome = 'sent' and s.kind in ('booking-confirmed', 'booking-changed')`;
