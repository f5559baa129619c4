import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { BoundKey } from "@/lib/platform/security/idempotency-key";

import type { ShownBooking } from "../queries";

/** From the Idempotency-Key and the email address of the request. */
export type RequestKey = BoundKey;
/** Without a booking where the first try was made before answers were kept. */
type Answer = Result<
  { readonly bookingId: string; readonly isRepeat: true; readonly booking?: ShownBooking },
  "RESOURCE_CONFLICT"
>;

const stored = { bodyHash: true, bookingId: true, answer: true } as const;

/** What an earlier request of this key was answered with; undefined when there was none. */
export async function answerTo(key: RequestKey): Promise<Answer | undefined> {
  const row = await db.bookingRequest.findUnique({ where: { keyHash: key.hash }, select: stored });
  return row ? answerFrom(row, key) : undefined;
}

/**
 * Takes the key for this transaction. While another holds it, the insert waits until that one has ended: committed, its
 * booking is the answer; rolled back, this one goes on.
 */
export async function claimKey(tx: Tx, key: RequestKey): Promise<Answer | undefined> {
  const inserted = await tx.$executeRaw`
    insert into booking_requests (key_hash, body_hash) values (${key.hash}, ${key.bodyHash}) on conflict do nothing`;
  if (inserted === 1) return undefined;
  return answerFrom(await tx.bookingRequest.findUniqueOrThrow({ where: { keyHash: key.hash }, select: stored }), key);
}

/** Keeps what the first try is answered with: a repeat gets the same, whatever has become of the booking since. */
export async function keepAnswer(tx: Tx, key: RequestKey, booking: ShownBooking): Promise<void> {
  await tx.bookingRequest.update({
    where: { keyHash: key.hash },
    data: { bookingId: booking.id, answer: booking },
    select: { keyHash: true },
  });
}

type Row = { readonly bodyHash: Uint8Array; readonly bookingId: string | null; readonly answer: unknown };

function answerFrom({ bodyHash, bookingId, answer }: Row, key: RequestKey): Answer {
  const isSameBody = Buffer.compare(bodyHash, key.bodyHash) === 0;
  if (!isSameBody || bookingId === null) return fail("RESOURCE_CONFLICT");
  // As `keepAnswer` wrote it.
  const kept = answer as (Omit<ShownBooking, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string }) | null;
  if (!kept) return ok({ bookingId, isRepeat: true });
  return ok({
    bookingId,
    isRepeat: true,
    booking: { ...kept, startsAt: new Date(kept.startsAt), endsAt: new Date(kept.endsAt) },
  });
}
