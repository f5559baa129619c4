import { createHmac, timingSafeEqual } from "node:crypto";

import { env } from "@/lib/platform/env";

import { maxKeptBytes } from "../kept-emails";

/** Reads the SHA-256 HMAC from a header: hex digits, optionally after "sha256=". Undefined for any other format. */
export function claimedSignature(header: string | null): Buffer<ArrayBuffer> | undefined {
  const [, hex] = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(header?.trim() ?? "") ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, "hex");
}

/** A signed email. `chunks` contain its first `maxKeptBytes` bytes. */
export type SignedEmail = {
  readonly signature: Buffer<ArrayBuffer>;
  readonly chunks: readonly Uint8Array[];
  readonly sizeBytes: number;
};

/**
 * Reads an email from the body of a request, as a stream, and checks its signature. Undefined if the mail service did
 * not sign it, or if INBOUND_MAIL_SECRET is not set.
 */
export async function readSigned({ body }: Request, signature: Buffer<ArrayBuffer>): Promise<SignedEmail | undefined> {
  const secret = env().INBOUND_MAIL_SECRET;
  if (secret === undefined) return undefined;
  const hmac = createHmac("sha256", secret);
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    hmac.update(value);
    if (sizeBytes < maxKeptBytes) chunks.push(value.subarray(0, maxKeptBytes - sizeBytes));
    sizeBytes += value.length;
  }
  return timingSafeEqual(hmac.digest(), signature) ? { signature, chunks, sizeBytes } : undefined;
}
