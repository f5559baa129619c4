import { db } from "@/lib/platform/db/client";

import type { Kept } from "../../classes/class";
import { keptUntil } from "../periods";

export type KeptRows = {
  readonly name: Kept;
  readonly count: number;
  /** The last day on which any of the records is kept. Undefined while a record is open or if no period applies. */
  readonly until: Date | undefined;
};

type Row = { readonly name: Kept; readonly count: number; readonly latest: Date | null; readonly open: number };

/** Counts the records about an erased client that the law lets us keep. Each kind of record is counted separately. */
export async function listKept(clientId: string): Promise<readonly KeptRows[]> {
  const rows = await db.$queryRaw<Row[]>`
    with theirs as (select id from bookings where client_id = ${clientId}::uuid)
    select 'payments' as name, count(*)::int as count, max(coalesce(paid_at, created_at)) as latest, 0 as open
      from payments where booking_id in (select id from theirs)
    union all select 'invoices', count(*)::int, max(issued_on)::timestamptz, 0
      from invoices where booking_id in (select id from theirs)
    union all select 'case-file', count(*)::int, max(closed_at), count(*) filter (where closed_at is null)::int
      from cases where client_id = ${clientId}::uuid
    union all select 'data-requests', count(*)::int, max(closed_at), count(*) filter (where closed_at is null)::int
      from data_requests where client_id = ${clientId}::uuid
    union all select 'complaints', count(*)::int, max(closed_at), count(*) filter (where closed_at is null)::int
      from complaints where client_id = ${clientId}::uuid
    union all select 'audit', count(*)::int, null, 0
      from audit_events where subject_kind = 'client' and subject_id = ${clientId}`;
  return rows
    .filter(({ count }) => count > 0)
    .map(({ name, count, latest, open }) => {
      const period = name === "payments" || name === "invoices" ? "payments" : "clientFile";
      return { name, count, until: latest && open === 0 ? keptUntil(period, latest) : undefined };
    });
}

/**
 * The day after which the worker erases the client's file if no legal hold is open (see `listClientsDue`). Undefined if
 * the client has an open case or an unanswered complaint.
 */
export async function findFileEnd(clientId: string): Promise<Date | undefined> {
  const [row] = await db.$queryRaw<[{ latest: Date; isOpen: boolean }?]>`
    select greatest(c.created_at,
        (select max(ends_at) from bookings where client_id = c.id),
        (select max(created_at) from documents where client_id = c.id),
        (select max(closed_at) from cases where client_id = c.id)) as latest,
      exists (select from cases where client_id = c.id and state = 'open')
        or exists (select from complaints where client_id = c.id and answered_at is null and closed_at is null) as "isOpen"
    from clients c where c.id = ${clientId}::uuid`;
  return row && !row.isOpen ? keptUntil("clientFile", row.latest) : undefined;
}
