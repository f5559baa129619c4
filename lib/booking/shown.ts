import { createHash } from "node:crypto";

import type { Answers } from "./draft";

type Price = { readonly minor: number; readonly currency: string };

/**
 * A fingerprint of what the last step shows. It travels with the confirmation, so that nobody books, and owes, anything but
 * what was before their eyes: another window may have changed the answers since.
 */
export function shownOf({ serviceId, slot, details }: Answers, { minor, currency }: Price): string {
  return createHash("sha256")
    .update(JSON.stringify([serviceId, slot, details, minor, currency]))
    .digest("base64url");
}
