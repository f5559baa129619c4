import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims/claim";

import { limitsOf, textFact } from "./claim-facts";
import type { TeamMember } from "./member-card";
import { Portrait } from "./portrait";
import { TeamGrid } from "./team-grid";

export type TeamSectionProps = {
  /** One claim for each team member, in the order shown. */
  members: readonly ShownClaim[];
  /** All claims that may be shown. The team members' qualifications are taken from them. */
  claims: readonly ShownClaim[];
  /** The addresses of photos by the name of the person. */
  photos?: ReadonlyMap<string, string>;
};

/**
 * The team. Renders nothing while no member is recorded. Each member's card has an email link and lists the
 * qualifications that may be shown.
 */
export function TeamSection({ members, claims, photos = new Map() }: TeamSectionProps) {
  const t = useTranslations("home.team");
  const cards = members.flatMap((claim) => memberOf(claim, claims, photos));
  if (cards.length === 0) return null;
  return (
    <section className="section section--tight section--sunken" id="team">
      <div className="wrap">
        <div className="head head--row">
          <h2>{t("title")}</h2>
          <p className="soft t16">{t("lead")}</p>
        </div>
        <TeamGrid labels={{ show: t("show"), hide: t("hide"), contact: t("contact") }} members={cards} />
      </div>
    </section>
  );
}

function memberOf(claim: ShownClaim, claims: readonly ShownClaim[], photos: ReadonlyMap<string, string>): TeamMember[] {
  const id = textFact(claim, "member");
  const name = textFact(claim, "name");
  if (!id || !name) return [];
  const qualifications = claims.filter(
    (other) => other.key.startsWith("qualification.") && textFact(other, "member") === id,
  );
  return [
    {
      id,
      name,
      role: textFact(claim, "role") ?? "",
      bio: claim.text,
      email: textFact(claim, "email"),
      phone: textFact(claim, "phone"),
      credentials: qualifications.map(({ key, text }) => ({ key, text })),
      limits: limitsOf([...qualifications, claim]),
      portrait: <Portrait id={id} name={name} photo={photos.get(name) ?? textFact(claim, "image")} />,
    },
  ];
}
