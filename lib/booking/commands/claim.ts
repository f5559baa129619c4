import { Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";
import { addDays } from "@/lib/platform/time/day";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

export type Claim = {
  /** In the order in which to ask them. Who waits may ask one only: two locks in two orders would be a deadlock. */
  readonly advisers: readonly { readonly id: string; readonly zone: string; readonly dailyCap: number }[];
  /** What to do while another appointment of an adviser is being written: stand in line, or ask the next one. */
  readonly patience: "wait" | "ask-next";
  readonly service: { readonly minutes: number; readonly bufferBeforeMinutes: number; readonly bufferAfterMinutes: number };
  readonly start: Instant;
  readonly now: Instant;
};

export type Owner =
  | { readonly bookingId: string; readonly exceptDraftId?: string | undefined }
  | { readonly draftId: string; readonly expiresAt: Instant };

/** Takes one adviser's time; false when it is another's or the day is full. */
export async function claimTime(
  tx: Tx,
  { adviser, ...claim }: Omit<Claim, "advisers" | "patience"> & { readonly adviser: Claim["advisers"][number] },
  owner: Owner,
): Promise<boolean> {
  const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`
    select ${timeClaim({ ...claim, advisers: [adviser], patience: "wait" }, owner)} as outcome`;
  return outcome === adviser.id;
}

/**
 * The expression that takes the time of the first adviser who still has it, and gives that adviser's id; "taken" when it is
 * others' or their days are full; "busy" when nobody has it yet somebody was not asked, being booked at this moment.
 * The exclusion constraint decides; nobody looks first. The lock in `claim_time` serves the daily cap, which is a count, and
 * spares the deadlocks of many inserts on one slot.
 */
export function timeClaim({ advisers, patience, service, start, now }: Claim, owner: Owner): Prisma.Sql {
  const hold = "draftId" in owner ? owner : undefined;
  const bookingId = "bookingId" in owner ? owner.bookingId : null;
  const ownDraft = "draftId" in owner ? owner.draftId : (owner.exceptDraftId ?? null);
  const days = advisers.map(({ zone }) => ({ zone, day: dayOf(start, zone) }));
  const from = at(start - service.bufferBeforeMinutes * msPerMinute);
  const to = at(start + (service.minutes + service.bufferAfterMinutes) * msPerMinute);
  return Prisma.sql`claim_time(
    ${advisers.map(({ id }) => id)}::uuid[],
    ${days.map(({ day, zone }) => at(startOfDay(day, zone)))}::timestamptz[],
    ${days.map(({ day, zone }) => at(startOfDay(addDays(day, 1), zone)))}::timestamptz[],
    ${advisers.map(({ dailyCap }) => dailyCap)}::integer[], ${patience === "wait"}, ${at(now)}, ${ownDraft}::uuid,
    ${at(start)}, tstzrange(${from}, ${to}), ${bookingId}::uuid, ${hold?.draftId ?? null}::uuid,
    ${hold ? at(hold.expiresAt) : null}::timestamptz)`;
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
