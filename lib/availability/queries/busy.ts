import { db } from "@/lib/platform/db/client";
import type { Instant, Interval } from "@/lib/platform/time/instant";

import type { Busy } from "../schedule";

type BusyRequest = {
  readonly serviceId: string;
  readonly now: Instant;
  /** The draft of the visitor. The time that this draft holds is ignored. */
  readonly exceptDraftId?: string | undefined;
  /** The booking that is being moved. Its time, and the times that are offered to its client, are ignored. */
  readonly exceptBookingId?: string | undefined;
  /** The advisers whose time is read. Undefined means those with the skill for the service. */
  readonly adviserIds?: readonly string[] | undefined;
};

type Row = {
  readonly version: string;
  readonly reserved: readonly ReservedTimes[] | null;
  readonly own: readonly OwnEntries[] | null;
};

/** The times of an adviser's own calendar, as starts and ends in milliseconds since 1970. */
type OwnEntries = { readonly adviser_id: string; readonly times: readonly (readonly [Instant, Instant])[] };

/**
 * Bookings or holds of one adviser. Each one reserves the time from `before_ms` before its start to `after_ms` after
 * its start.
 */
type ReservedTimes = {
  readonly adviser_id: string;
  readonly is_hold: boolean;
  readonly before_ms: number;
  readonly after_ms: number;
  /** Milliseconds since 1970. */
  readonly starts: readonly Instant[];
};

/**
 * Finds the bookings and holds that start within the interval, and the entries of own calendars that overlap it, for
 * all advisers with the skill for the service. Returns the time that each of them takes, and the current version of the
 * availability rules. An entry never takes the time that the excepted draft or booking already has. One query is enough
 * for any number of advisers and days. A month of a busy office has over ten thousand meetings. The database
 * groups the meetings and sends one JSON value, because converting a row for each meeting would take longer than the
 * query.
 */
export async function findBusy(
  { serviceId, now, exceptDraftId, exceptBookingId, adviserIds }: BusyRequest,
  { start, end }: Interval,
): Promise<{ readonly busy: readonly Busy[]; readonly rulesVersion: string }> {
  // The query collects the advisers into an array. With a join, PostgreSQL would look up the adviser of each meeting
  // separately if `adviser_skills` has no statistics.
  const [row] = await db.$queryRaw<[Row]>`
    select version::text, (
      select json_agg(meetings) from (
        select adviser_id, booking_id is null as is_hold, before_ms, after_ms,
          json_agg((extract(epoch from starts_at) * 1000)::bigint) as starts
        from occupied_time
        where adviser_id = any(coalesce(${adviserIds ? [...adviserIds] : null}::uuid[], array(select adviser_id from adviser_skills where service_id = ${serviceId})))
          and starts_at >= ${new Date(start)} and starts_at < ${new Date(end)}
          and (booking_id is not null or expires_at > ${new Date(now)})
          and not coalesce(draft_id = ${exceptDraftId ?? null}::uuid, false)
          and not coalesce(booking_id = ${exceptBookingId ?? null}::uuid, false)
          and not coalesce(offer_id = any(array(select id from booking_offers where booking_id = ${exceptBookingId ?? null}::uuid)), false)
        group by 1, 2, 3, 4
      ) meetings
    ) as reserved, (
      select json_agg(entries) from (
        select adviser_id, json_agg(json_build_array(
          (extract(epoch from lower(part)) * 1000)::bigint, (extract(epoch from upper(part)) * 1000)::bigint)) as times
        from busy_times entry, unnest(tstzmultirange(tstzrange(starts_at, ends_at)) - coalesce((
          select range_agg(during) from occupied_time own where own.adviser_id = entry.adviser_id
            and (draft_id = ${exceptDraftId ?? null}::uuid or booking_id = ${exceptBookingId ?? null}::uuid)), '{}')) part
        where adviser_id = any(coalesce(${adviserIds ? [...adviserIds] : null}::uuid[], array(select adviser_id from adviser_skills where service_id = ${serviceId})))
          and starts_at < ${new Date(end)} and ends_at > ${new Date(start)}
        group by 1
      ) entries
    ) as own from rules_version`;
  return {
    rulesVersion: row.version,
    busy: [...(row.reserved ?? []).flatMap(toBusy), ...(row.own ?? []).flatMap(toOwnTimes)],
  };
}

function toBusy({ adviser_id: adviserId, is_hold, before_ms, after_ms, starts }: ReservedTimes): readonly Busy[] {
  const kind = is_hold ? "hold" : "booking";
  return starts.map((start) => ({
    adviserId,
    kind,
    start: start - before_ms,
    end: start + after_ms,
    meetingStart: start,
  }));
}

function toOwnTimes({ adviser_id: adviserId, times }: OwnEntries): readonly Busy[] {
  return times.map(([start, end]) => ({ adviserId, kind: "own-calendar", start, end, meetingStart: null }));
}
