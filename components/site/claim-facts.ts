import { iconNames } from "@/components/ui/icon-names";
import type { IconName } from "@/components/ui/icon";
import type { ShownClaim } from "@/lib/firm/claims";

/** A fact of a claim as text; undefined where the record lacks it. */
export function textFact(claim: ShownClaim, name: string): string | undefined {
  const value = claim.facts[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The drawing that a record asks for, if there is one of that name. */
export function iconFact(claim: ShownClaim, fallback: IconName): IconName {
  const asked = textFact(claim, "icon");
  return iconNames.find((name) => name === asked) ?? fallback;
}

/** Where a claim is checked: its evidence, else the register itself. */
export function checkUrl(claim: ShownClaim): string | undefined {
  return claim.evidenceUrl ?? textFact(claim, "verifyUrl");
}

/** What several claims have in common is said once. */
export function limitsOf(claims: readonly ShownClaim[]): string[] {
  return [...new Set(claims.map(({ limits }) => limits))].filter((text) => text !== "");
}
