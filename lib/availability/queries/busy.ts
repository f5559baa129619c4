import { db } from "@/lib/platform/db/client";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import { unpackInstants } from "../packed-instants";
import type { Busy } from "../schedule";

export type BusyQuestion = {
  readonly serviceId: string;
  readonly now: Instant;
  /** A visitor's own hold blocks others, never the visitor. */
  readonly exceptDraftId?: string | undefined;
  /** A booking that is being moved does not stand in its own way. */
  readonly exceptBookingId?: string | undefined;
};

type Row = { readonly version: string } & (Taken | { readonly adviser_id: null });

type Taken = {
  readonly adviser_id: string;
  readonly is_hold: boolean;
  readonly starts: string;
  readonly ends: string;
  readonly meetings: string;
};

/**
 * Taken time of everybody with the skill for the service that touches the interval: one range query, whatever the number of
 * advisers and days. With it comes the version of the rules that hold now.
 */
export async function findBusy(
  { serviceId, now, exceptDraftId, exceptBookingId }: BusyQuestion,
  { start, end }: Interval,
): Promise<{ readonly busy: readonly Busy[]; readonly rulesVersion: string }> {
  const rows = await db.$queryRaw<Row[]>`
    select version, taken.* from rules_version left join (
      select adviser_id, booking_id is null as is_hold,
        encode(array_send(array_agg(lower(during))), 'base64') as starts,
        encode(array_send(array_agg(upper(during))), 'base64') as ends,
        encode(array_send(array_agg(starts_at)), 'base64') as meetings
      from occupied_time
      where adviser_id in (select adviser_id from adviser_skills where service_id = ${serviceId})
        and during && tstzrange(${new Date(start)}, ${new Date(end)})
        and (expires_at is null or expires_at > ${new Date(now)})
        and not coalesce(draft_id = ${exceptDraftId ?? null}::uuid, false)
        and not coalesce(booking_id = ${exceptBookingId ?? null}::uuid, false)
      group by 1, 2
    ) taken on true`;
  // The version's row is always there.
  return { rulesVersion: rows[0]?.version ?? "", busy: rows.flatMap((row) => (row.adviser_id === null ? [] : unpack(row))) };
}

function unpack(row: Taken): readonly Busy[] {
  const ends = unpackInstants(row.ends);
  const meetings = unpackInstants(row.meetings);
  const kind = row.is_hold ? "hold" : "booking";
  return Array.from(unpackInstants(row.starts), (start, index) => ({
    adviserId: row.adviser_id,
    kind,
    start,
    end: ends[index] ?? start,
    meetingStart: meetings[index] ?? start,
  }));
}
