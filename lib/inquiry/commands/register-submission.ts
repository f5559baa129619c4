import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { repeatWindow } from "../submission";
import type { SubmissionIdentity } from "../submission";

/** The message or lead that a submission created. */
export type Recorded = { readonly id: string; readonly reference: string };

/** The record of an earlier submission. `bodyHash` is set if that submission had an Idempotency-Key. */
export type Earlier = Recorded & { readonly bodyHash: Uint8Array | null };

const createdRecord = {
  bodyHash: true,
  contactMessage: { select: { id: true, reference: true } },
  lead: { select: { id: true, reference: true } },
} as const;

/** Finds the record that a submission with this hash created in the last 24 hours. Undefined if there is none. */
export async function findEarlier(hash: Uint8Array<ArrayBuffer>, now: Instant): Promise<Earlier | undefined> {
  const row = await db.inquirySubmission.findUnique({
    where: { hash, createdAt: { gt: new Date(now - repeatWindow) } },
    select: createdRecord,
  });
  return row ? toEarlier(row) : undefined;
}

/**
 * Registers a submission in this transaction and returns undefined. If a submission with the same hash was registered
 * in the last 24 hours, returns the record that the earlier submission created. If another transaction is registering
 * the same hash, the INSERT waits until that transaction ends. A row that is older than 24 hours is overwritten.
 */
export async function registerSubmission(
  tx: Tx,
  { hash, bodyHash }: SubmissionIdentity,
  now: Instant,
): Promise<Earlier | undefined> {
  const inserted = await tx.$executeRaw`
    insert into inquiry_submissions as earlier (hash, body_hash, created_at) values (${hash}, ${bodyHash ?? null}, ${new Date(now)})
    on conflict (hash) do update set created_at = excluded.created_at, body_hash = excluded.body_hash, contact_message_id = null, lead_id = null
    where earlier.created_at <= ${new Date(now - repeatWindow)}`;
  if (inserted === 1) return undefined;
  const row = await tx.inquirySubmission.findUniqueOrThrow({ where: { hash }, select: createdRecord });
  const earlier = toEarlier(row);
  if (!earlier) throw new Error("The registered submission has no record");
  return earlier;
}

type Row = {
  readonly bodyHash: Uint8Array | null;
  readonly contactMessage: Recorded | null;
  readonly lead: Recorded | null;
};

function toEarlier({ bodyHash, contactMessage, lead }: Row): Earlier | undefined {
  const created = contactMessage ?? lead;
  return created ? { ...created, bodyHash } : undefined;
}
