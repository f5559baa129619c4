import { Prisma } from "@/lib/platform/db/client";
import { alone } from "@/lib/platform/db/statement";
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

/** Meetings of one adviser whose time reaches equally far before and beyond their starts. */
type Taken = {
  readonly adviser_id: string;
  readonly is_hold: boolean;
  readonly before_ms: number;
  readonly after_ms: number;
  readonly starts: string;
};

/**
 * Time taken by meetings that start within the interval, of everybody with the skill for the service: one range query,
 * whatever the number of advisers and days. With it comes the version of the rules that hold now.
 */
export async function findBusy(
  { serviceId, now, exceptDraftId, exceptBookingId }: BusyQuestion,
  { start, end }: Interval,
): Promise<{ readonly busy: readonly Busy[]; readonly rulesVersion: string }> {
  // The advisers as an array: as a join, their rows are looked up once per meeting while the small table has no statistics yet.
  const rows = await alone<Row>(Prisma.sql`
    select version, taken.* from rules_version left join (
      select adviser_id, booking_id is null as is_hold, before_ms, after_ms, encode(array_send(array_agg(starts_at)), 'base64') as starts
      from occupied_time
      where adviser_id = any(array(select adviser_id from adviser_skills where service_id = ${serviceId}))
        and starts_at >= ${new Date(start)} and starts_at < ${new Date(end)}
        and (booking_id is not null or expires_at > ${new Date(now)})
        and not coalesce(draft_id = ${exceptDraftId ?? null}::uuid, false)
        and not coalesce(booking_id = ${exceptBookingId ?? null}::uuid, false)
      group by 1, 2, 3, 4
    ) taken on true`);
  // The version's row is always there.
  return {
    rulesVersion: rows[0]?.version ?? "",
    busy: rows.flatMap((row) => (row.adviser_id === null ? [] : unpack(row))),
  };
}

function unpack({
  adviser_id: adviserId,
  is_hold: isHold,
  before_ms: before,
  after_ms: after,
  starts,
}: Taken): readonly Busy[] {
  const kind = isHold ? "hold" : "booking";
  return Array.from(unpackInstants(starts), (start) => ({
    adviserId,
    kind,
    start: start - before,
    end: start + after,
    meetingStart: start,
  }));
}
