import type { Tx } from "@/lib/platform/db/client";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";
import { addDays } from "@/lib/platform/time/day";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

export type Claim = {
  readonly adviser: { readonly id: string; readonly zone: string; readonly dailyCap: number };
  readonly service: { readonly minutes: number; readonly bufferBeforeMinutes: number; readonly bufferAfterMinutes: number };
  readonly start: Instant;
  readonly now: Instant;
};

export type Owner =
  | { readonly bookingId: string; readonly exceptDraftId?: string | undefined }
  | { readonly draftId: string; readonly expiresAt: Instant };

/**
 * Takes an adviser's time, or returns false because it is taken or the day is full.
 * The exclusion constraint decides; nobody looks first. The lock serves the daily cap, which is a count, and spares
 * the deadlocks of many inserts on one slot. Call it for one adviser in a transaction: two locks in two orders would deadlock.
 */
export async function claimTime(tx: Tx, { adviser, service, start, now }: Claim, owner: Owner): Promise<boolean> {
  await lockAdvisers(tx, [adviser.id]);

  const ownDraft = "draftId" in owner ? owner.draftId : (owner.exceptDraftId ?? null);
  // Whoever inserts first clears away what has expired: an expired hold must not block, and nobody else tidies at once.
  await tx.$executeRaw`
    delete from occupied_time
    where (adviser_id = ${adviser.id}::uuid and expires_at <= ${at(now)}) or draft_id = ${ownDraft}::uuid`;

  const day = dayOf(start, adviser.zone);
  const from = at(start - service.bufferBeforeMinutes * msPerMinute);
  const to = at(start + (service.minutes + service.bufferAfterMinutes) * msPerMinute);
  const inserted = await tx.$executeRaw`
    insert into occupied_time (adviser_id, during, starts_at, booking_id, draft_id, expires_at)
    select ${adviser.id}::uuid, tstzrange(${from}, ${to}), ${at(start)},
      ${"bookingId" in owner ? owner.bookingId : null}::uuid,
      ${"draftId" in owner ? owner.draftId : null}::uuid,
      ${"draftId" in owner ? at(owner.expiresAt) : null}::timestamptz
    where ${adviser.dailyCap} > (
      select count(*) from occupied_time
      where adviser_id = ${adviser.id}::uuid
        and starts_at >= ${at(startOfDay(day, adviser.zone))} and starts_at < ${at(startOfDay(addDays(day, 1), adviser.zone))}
    )
    on conflict do nothing`;
  return inserted === 1;
}

/**
 * Lets one transaction at a time change these advisers' time. Always in one order, and before any of their rows is
 * deleted: an insert that waits for a deleted row while its owner waits for the lock would be a deadlock.
 */
export async function lockAdvisers(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
  }
}

function at(instant: Instant): Date {
  return new Date(instant);
}
