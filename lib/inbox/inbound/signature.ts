import { createHmac, timingSafeEqual } from "node:crypto";

import { env } from "@/lib/platform/env";

/** The SHA-256 HMAC that a header claims, in hex and optionally after "sha256="; undefined if it has another shape. */
export function claimedSignature(header: string | null): Buffer | undefined {
  const [, hex] = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(header?.trim() ?? "") ?? [];
  return hex === undefined ? undefined : Buffer.from(hex, "hex");
}

/** Whether the mail service signed this body. Without INBOUND_MAIL_SECRET no body is genuine. */
export function isGenuine(body: Uint8Array, claimed: Buffer): boolean {
  const secret = env().INBOUND_MAIL_SECRET;
  return secret !== undefined && timingSafeEqual(createHmac("sha256", secret).update(body).digest(), claimed);
}
