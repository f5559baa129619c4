import { firm } from "@/lib/firm/settings-snapshot";
import { drawReference } from "@/lib/platform/security/reference";
import type { Draw } from "@/lib/platform/security/reference";

/** Creates a random reference for a new booking. */
export function newReference(draw?: Draw): string {
  return drawReference(firm().referencePrefix, draw);
}
