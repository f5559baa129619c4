import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { BoundKey } from "@/lib/platform/security/idempotency-key";

import type { BookingSnapshot } from "../queries/bookings";

/**
 * `booking` is missing if the key was stored by an early release, before the table of keys had a column for results.
 */
type StoredResult = Result<
  { readonly bookingId: string; readonly isRepeat: true; readonly booking?: BookingSnapshot },
  "RESOURCE_CONFLICT"
>;

const stored = { bodyHash: true, bookingId: true, result: true } as const;

/** Finds the result of an earlier request with this key. RESOURCE_CONFLICT: the key was used with another body. */
export async function findStoredResult(key: BoundKey): Promise<StoredResult | undefined> {
  const row = await db.bookingIdempotencyKey.findUnique({ where: { keyHash: key.hash }, select: stored });
  return row ? resultFrom(row, key) : undefined;
}

/**
 * Reserves the key for this transaction. If another transaction has reserved the key, the insert waits for that
 * transaction to end. If that transaction commits, its result is returned. If it rolls back, this transaction reserves
 * the key.
 */
export async function reserveKey(tx: Tx, key: BoundKey): Promise<StoredResult | undefined> {
  const inserted = await tx.$executeRaw`
    insert into booking_idempotency_keys (key_hash, body_hash) values (${key.hash}, ${key.bodyHash})
    on conflict do nothing`;
  if (inserted === 1) return undefined;
  const row = await tx.bookingIdempotencyKey.findUniqueOrThrow({ where: { keyHash: key.hash }, select: stored });
  return resultFrom(row, key);
}

/** Stores the first result. A repeated request gets this result, even if the booking has changed since. */
export async function saveResult(tx: Tx, key: BoundKey, booking: BookingSnapshot): Promise<void> {
  await tx.bookingIdempotencyKey.update({
    where: { keyHash: key.hash },
    data: { bookingId: booking.id, result: booking },
    select: { keyHash: true },
  });
}

type Row = { readonly bodyHash: Uint8Array; readonly bookingId: string | null; readonly result: unknown };

function resultFrom({ bodyHash, bookingId, result }: Row, key: BoundKey): StoredResult {
  const isSameBody = Buffer.compare(bodyHash, key.bodyHash) === 0;
  if (!isSameBody || bookingId === null) return fail("RESOURCE_CONFLICT");
  // JSON from `saveResult`, with dates as text.
  const saved = result as (Omit<BookingSnapshot, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string }) | null;
  if (!saved) return ok({ bookingId, isRepeat: true });
  return ok({
    bookingId,
    isRepeat: true,
    booking: { ...saved, startsAt: new Date(saved.startsAt), endsAt: new Date(saved.endsAt) },
  });
}
