import { createHash } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";

export type RequestKey = { readonly hash: Uint8Array<ArrayBuffer>; readonly bodyHash: Uint8Array<ArrayBuffer> };
type Answer = Result<{ readonly bookingId: string; readonly isRepeat: true }, "RESOURCE_CONFLICT">;

/** A key and the body it came with, as they are stored: whoever reads the table learns neither. */
export function requestKey(key: string, body: string): RequestKey {
  const hash = (text: string) => Uint8Array.from(createHash("sha256").update(text).digest());
  return { hash: hash(key), bodyHash: hash(body) };
}

/** What an earlier request of this key was answered with; undefined when there was none. */
export async function answerTo(key: RequestKey): Promise<Answer | undefined> {
  const row = await db.bookingRequest.findUnique({ where: { keyHash: key.hash }, select: { bodyHash: true, bookingId: true } });
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
  const row = await tx.bookingRequest.findUniqueOrThrow({ where: { keyHash: key.hash }, select: { bodyHash: true, bookingId: true } });
  return answerFrom(row, key);
}

function answerFrom(row: { bodyHash: Uint8Array; bookingId: string | null }, key: RequestKey): Answer {
  const isSameBody = Buffer.compare(row.bodyHash, key.bodyHash) === 0;
  return isSameBody && row.bookingId !== null ? ok({ bookingId: row.bookingId, isRepeat: true }) : fail("RESOURCE_CONFLICT");
}
