import { textFact } from "@/components/site/parts/claim-facts";
import { Monogram } from "@/components/site/parts/portrait";
import type { ShownClaim } from "@/lib/firm/claims/claim";

/** The team's monograms in a row. They are decorative, because the page names the members further down. */
export function TeamMonograms({ members }: { readonly members: readonly ShownClaim[] }) {
  const people = members.flatMap((claim) => {
    const [id, name] = [textFact(claim, "member"), textFact(claim, "name")];
    return id && name ? [{ id, name }] : [];
  });
  return (
    <div className="monograms">
      {people.map((person) => (
        <Monogram key={person.id} {...person} />
      ))}
    </div>
  );
}
