import { createHash } from "node:crypto";

import type { Answers } from "./draft";

type Price = { readonly minor: number; readonly currency: string };

/**
 * A fingerprint of the offer on the wizard's last step. The confirmation form sends the fingerprint back. If another
 * window has changed the answers in the meantime, the fingerprints differ, so a visitor can book only the displayed
 * offer.
 */
export function offerFingerprint({ serviceId, slot, details }: Answers, { minor, currency }: Price): string {
  return createHash("sha256")
    .update(JSON.stringify([serviceId, slot, details, minor, currency]))
    .digest("base64url");
}
