import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { BoundKey } from "@/lib/platform/security/idempotency-key";

import type { BookingSnapshot } from "../queries/bookings";

/** `booking` is missing for keys from before answers were stored. */
type Answer = Result<
  { readonly bookingId: string; readonly isRepeat: true; readonly booking?: BookingSnapshot },
  "RESOURCE_CONFLICT"
>;

const stored = { bodyHash: true, bookingId: true, answer: true } as const;

/** Finds the answer to an earlier request with this key. RESOURCE_CONFLICT: the key was used with another body. */
export async function findAnswer(key: BoundKey): Promise<Answer | undefined> {
  const row = await db.bookingIdempotencyKey.findUnique({ where: { keyHash: key.hash }, select: stored });
  return row ? answerFrom(row, key) : undefined;
}

/**
 * Reserves the key for this transaction. When another transaction has reserved it, the insert waits for that one to end:
 * after a commit its booking is the answer, after a rollback this transaction goes on.
 */
export async function reserveKey(tx: Tx, key: BoundKey): Promise<Answer | undefined> {
  const inserted = await tx.$executeRaw`
    insert into booking_idempotency_keys (key_hash, body_hash) values (${key.hash}, ${key.bodyHash})
    on conflict do nothing`;
  if (inserted === 1) return undefined;
  const row = await tx.bookingIdempotencyKey.findUniqueOrThrow({ where: { keyHash: key.hash }, select: stored });
  return answerFrom(row, key);
}

/** Stores the first answer. A repeat gets the same one, even if the booking has changed since. */
export async function saveAnswer(tx: Tx, key: BoundKey, booking: BookingSnapshot): Promise<void> {
  await tx.bookingIdempotencyKey.update({
    where: { keyHash: key.hash },
    data: { bookingId: booking.id, answer: booking },
    select: { keyHash: true },
  });
}

type Row = { readonly bodyHash: Uint8Array; readonly bookingId: string | null; readonly answer: unknown };

function answerFrom({ bodyHash, bookingId, answer }: Row, key: BoundKey): Answer {
  const isSameBody = Buffer.compare(bodyHash, key.bodyHash) === 0;
  if (!isSameBody || bookingId === null) return fail("RESOURCE_CONFLICT");
  // JSON from `saveAnswer`, with dates as text.
  const saved = answer as (Omit<BookingSnapshot, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string }) | null;
  if (!saved) return ok({ bookingId, isRepeat: true });
  return ok({
    bookingId,
    isRepeat: true,
    booking: { ...saved, startsAt: new Date(saved.startsAt), endsAt: new Date(saved.endsAt) },
  });
}
