import { firm } from "@/lib/firm/settings-snapshot";
import type { Tx } from "@/lib/platform/db/client";
import { hmac } from "@/lib/platform/security/keys";
import { holdAllowance } from "@/lib/platform/security/limits";
import { addDays } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

type HoldRequest = { readonly network: string; readonly draftId: string; readonly start: Instant };

/**
 * Checks whether a network address may hold another slot. One limit is for all slots that the address holds. The other
 * limit is for the slots that it holds on the day of the requested slot, in the office's time zone. Locks the address
 * until the transaction ends, so that parallel requests from the address are counted one after the other. The draft's
 * current hold does not count, because the new hold replaces it.
 */
export async function isHoldAllowed(tx: Tx, { network, draftId, start }: HoldRequest, now: Instant): Promise<boolean> {
  const hash = networkHash(network);
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(encode(${hash}, 'hex'), 1))`;
  const { zone } = firm();
  const day = dayOf(start, zone);
  const [counted] = await tx.$queryRaw<{ live: number; same_day: number }[]>`
    select count(*)::int as live,
      count(*) filter (where starts_at >= ${new Date(startOfDay(day, zone))} and starts_at < ${new Date(startOfDay(addDays(day, 1), zone))})::int as same_day
    from occupied_time
    where network_hash = ${hash} and draft_id <> ${draftId}::uuid and expires_at > ${new Date(now)}`;
  const allowed = holdAllowance();
  return (counted?.live ?? 0) < allowed.live && (counted?.same_day ?? 0) < allowed.sameDay;
}

/** Returns the hash that is stored with a hold instead of the network address. */
export function networkHash(network: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hmac("hold-network", network));
}
