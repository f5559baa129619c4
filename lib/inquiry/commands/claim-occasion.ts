import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { repeatsKnown } from "../occasion";

export type Recorded = { readonly id: string; readonly reference: string };

/** The record of an earlier submission; `bodyHash` where it came with an Idempotency-Key. */
export type Earlier = Recorded & { readonly bodyHash: Uint8Array | null };

type Identity = { readonly hash: Uint8Array<ArrayBuffer>; readonly bodyHash?: Uint8Array<ArrayBuffer> };

const madeOf = {
  bodyHash: true,
  contactMessage: { select: { id: true, reference: true } },
  lead: { select: { id: true, reference: true } },
} as const;

/** The record that an earlier sending of the last 24 hours has made; undefined when there was none. */
export async function recordOf(hash: Uint8Array<ArrayBuffer>, now: Instant, tx: Tx = db): Promise<Earlier | undefined> {
  const row = await tx.inquiryOccasion.findUnique({
    where: { hash, createdAt: { gt: new Date(now - repeatsKnown) } },
    select: madeOf,
  });
  return row ? earlierFrom(row) : undefined;
}

/**
 * Takes the occasion for this transaction, or says which record it has made already. While another holds it, the insert
 * waits until that one has ended. One that is older than 24 hours is taken over.
 */
export async function claimOccasion(tx: Tx, { hash, bodyHash }: Identity, now: Instant): Promise<Earlier | undefined> {
  const claimed = await tx.$executeRaw`
    insert into inquiry_occasions as known (hash, body_hash, created_at) values (${hash}, ${bodyHash ?? null}, ${new Date(now)})
    on conflict (hash) do update set created_at = excluded.created_at, body_hash = excluded.body_hash, contact_message_id = null, lead_id = null
    where known.created_at <= ${new Date(now - repeatsKnown)}`;
  if (claimed === 1) return undefined;
  const row = await tx.inquiryOccasion.findUniqueOrThrow({ where: { hash }, select: madeOf });
  const earlier = earlierFrom(row);
  if (!earlier) throw new Error("A submission without its record");
  return earlier;
}

type Row = {
  readonly bodyHash: Uint8Array | null;
  readonly contactMessage: Recorded | null;
  readonly lead: Recorded | null;
};

function earlierFrom({ bodyHash, contactMessage, lead }: Row): Earlier | undefined {
  const made = contactMessage ?? lead;
  return made ? { ...made, bodyHash } : undefined;
}
