import { createHash } from "node:crypto";

import type { Answers } from "./draft";

type Price = { readonly minor: number; readonly currency: string };

/**
 * A fingerprint of the offer that the wizard's last step shows. The confirmation form sends the fingerprint back. If
 * the offer has changed in the meantime, for example in another window, the current offer has a different fingerprint
 * and nothing is booked. A visitor can therefore book only the displayed offer.
 */
export function offerFingerprint({ serviceId, slot, details }: Answers, { minor, currency }: Price): string {
  return createHash("sha256")
    .update(JSON.stringify([serviceId, slot, details, minor, currency]))
    .digest("base64url");
}
