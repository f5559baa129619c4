import { createHmac, timingSafeEqual } from "node:crypto";

import { env } from "@/lib/platform/env";

/** Reads the SHA-256 HMAC from a header: hex digits, optionally after "sha256=". Undefined for any other format. */
export function claimedSignature(header: string | null): Buffer | undefined {
  const [, hex] = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(header?.trim() ?? "") ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, "hex");
}

/** Whether the mail service signed this body. Returns false if INBOUND_MAIL_SECRET is not set. */
export function isGenuine(body: Uint8Array, claimed: Buffer): boolean {
  const secret = env().INBOUND_MAIL_SECRET;
  return secret !== undefined && timingSafeEqual(createHmac("sha256", secret).update(body).digest(), claimed);
}
