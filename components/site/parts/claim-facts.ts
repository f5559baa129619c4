import { iconNames } from "@/components/ui/icon-names";
import type { IconName } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims/claim";

/** A fact of a claim as text, or undefined if the claim's record does not contain the fact. */
export function textFact(claim: ShownClaim, name: string): string | undefined {
  const value = claim.facts[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The icon named in the record, or the fallback if there is no icon of that name. */
export function iconFact(claim: ShownClaim, fallback: IconName): IconName {
  const asked = textFact(claim, "icon");
  return iconNames.find((name) => name === asked) ?? fallback;
}

/** The texts that state the limits of these claims. Each text is listed once. */
export function limitsOf(claims: readonly ShownClaim[]): string[] {
  return [...new Set(claims.map(({ limits }) => limits))].filter((text) => text !== "");
}
