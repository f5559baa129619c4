import type { ShownClaim } from "@/lib/firm/claims/claim";

/**
 * Orders the members of the team as staff have ordered the advisers. `names` are the advisers' names in that order.
 * Other members keep their place.
 */
export function inAdviserOrder(members: readonly ShownClaim[], names: readonly string[]): readonly ShownClaim[] {
  const placeOf = ({ facts }: ShownClaim) => names.indexOf(String(facts.name));
  const advisers = members.filter((member) => placeOf(member) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b));
  return members.map((member) => (placeOf(member) >= 0 ? (advisers.shift() ?? member) : member));
}
