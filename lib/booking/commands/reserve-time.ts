import type { Tx } from "@/lib/platform/db/client";
import { addDays } from "@/lib/platform/time/day";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

type ReservableAdviser = { readonly id: string; readonly zone: string; readonly dailyCap: number };

export type TimeReservation = {
  readonly service: {
    readonly minutes: number;
    readonly bufferBeforeMinutes: number;
    readonly bufferAfterMinutes: number;
  };
  readonly start: Instant;
  readonly now: Instant;
  /**
   * What to do when another transaction has locked an adviser's calendar. Pass only one adviser with "wait", because
   * transactions that lock two advisers in different orders would deadlock.
   */
  readonly whenBusy: "wait" | "skip";
  /** What gets the time: a booking, a draft or an offer. The booking replaces the hold of the draft `exceptDraftId`. */
  readonly owner:
    | { readonly bookingId: string; readonly exceptDraftId?: string | undefined }
    | { readonly draftId: string; readonly expiresAt: Instant }
    | { readonly offerId: string; readonly expiresAt: Instant };
};

/**
 * Reserves the time of the first free adviser in the given order and returns that adviser's id. Returns "taken" if no
 * adviser is free: the time is occupied or the daily cap is reached. Returns "busy" if an adviser was skipped because
 * of a lock and no other adviser was free. The exclusion constraint prevents the insert if the time is occupied, so
 * there is no separate check. The database function `reserve_time` locks the adviser's calendar for two reasons: the
 * daily cap needs an exact count of bookings, and many parallel inserts for one slot would deadlock without the lock.
 */
export async function reserveTime(
  tx: Tx,
  advisers: readonly ReservableAdviser[],
  { service, start, now, owner, whenBusy }: TimeReservation,
): Promise<string> {
  const bookingId = "bookingId" in owner ? owner.bookingId : null;
  const draftId = "draftId" in owner ? owner.draftId : null;
  const offerId = "offerId" in owner ? owner.offerId : null;
  const ownDraft = "bookingId" in owner ? (owner.exceptDraftId ?? null) : draftId;
  const until = "expiresAt" in owner ? at(owner.expiresAt) : null;
  const days = advisers.map(({ zone }) => ({ zone, day: dayOf(start, zone) }));
  const from = at(start - service.bufferBeforeMinutes * msPerMinute);
  const to = at(start + (service.minutes + service.bufferAfterMinutes) * msPerMinute);
  const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
    select reserve_time(
      ${advisers.map(({ id }) => id)}::uuid[],
      ${days.map(({ day, zone }) => at(startOfDay(day, zone)))}::timestamptz[],
      ${days.map(({ day, zone }) => at(startOfDay(addDays(day, 1), zone)))}::timestamptz[],
      ${advisers.map(({ dailyCap }) => dailyCap)}::integer[], ${whenBusy === "wait"}, ${at(now)}, ${ownDraft}::uuid,
      ${at(start)}, tstzrange(${from}, ${to}), ${bookingId}::uuid, ${draftId}::uuid, ${until}::timestamptz, ${offerId}::uuid) as outcome`;
  return outcome;
}

/**
 * Locks these advisers' calendars until the transaction ends. The order is fixed to avoid deadlocks. Call this function
 * before you delete any reserved time of these advisers. If a transaction deletes first and locks later, it can
 * deadlock with an insert: the insert holds the lock and waits for the deletion to commit, and the deleting transaction
 * waits for the lock.
 */
export async function lockAdvisers(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
  }
}

function at(instant: Instant): Date {
  return new Date(instant);
}
