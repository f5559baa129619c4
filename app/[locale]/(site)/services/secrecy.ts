import type { ShownClaim } from "@/lib/firm/claims";

/** The record that fills the specification's "secure and confidential" note; undefined while it may not be shown. */
export function secrecyOf(claims: readonly ShownClaim[]): ShownClaim | undefined {
  return claims.find(({ facts }) => facts.catalogueKey === "buttons.confidentialSecure");
}
