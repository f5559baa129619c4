import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { repeatsKnown } from "../occasion";

export type Recorded = { readonly id: string; readonly reference: string };

const madeOf = {
  contactMessage: { select: { id: true, reference: true } },
  lead: { select: { id: true, reference: true } },
} as const;

/** The record that an earlier sending of the last 24 hours has made; undefined when there was none. */
export async function recordOf(hash: Uint8Array<ArrayBuffer>, now: Instant, tx: Tx = db): Promise<Recorded | undefined> {
  const row = await tx.inquiryOccasion.findUnique({ where: { hash, createdAt: { gt: new Date(now - repeatsKnown) } }, select: madeOf });
  return row?.contactMessage ?? row?.lead ?? undefined;
}

/**
 * Takes the occasion for this transaction, or says which record it has made already. While another holds it, the insert
 * waits until that one has ended. One that is older than 24 hours is taken over.
 */
export async function claimOccasion(tx: Tx, hash: Uint8Array<ArrayBuffer>, now: Instant): Promise<Recorded | undefined> {
  const claimed = await tx.$executeRaw`
    insert into inquiry_occasions as known (hash, created_at) values (${hash}, ${new Date(now)})
    on conflict (hash) do update set created_at = excluded.created_at, contact_message_id = null, lead_id = null
    where known.created_at <= ${new Date(now - repeatsKnown)}`;
  if (claimed === 1) return undefined;
  const row = await tx.inquiryOccasion.findUniqueOrThrow({ where: { hash }, select: madeOf });
  const made = row.contactMessage ?? row.lead;
  if (!made) throw new Error("An occasion without its record");
  return made;
}
