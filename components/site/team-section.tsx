import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims";

import { limitsOf, textFact } from "./claim-facts";
import type { TeamMember } from "./member-card";
import { Portrait } from "./portrait";
import { TeamGrid } from "./team-grid";

export type TeamSectionProps = {
  /** The team's own records, in order. */
  members: readonly ShownClaim[];
  /** All claims that may be shown. A qualification is shown only while its own claim is valid. */
  claims: readonly ShownClaim[];
  title?: string | undefined;
  lead?: string | undefined;
  /** The background that alternates with the sections around it. */
  isSunken?: boolean | undefined;
};

/** The team, each member with the qualifications that may be shown and an email link. */
export function TeamSection({ members, claims, title, lead, isSunken = true }: TeamSectionProps) {
  const t = useTranslations("home.team");
  const cards = members.flatMap((claim) => memberOf(claim, claims));
  return (
    <section className={isSunken ? "section section--sunken" : "section"} id="team">
      <div className="wrap">
        <div className="head">
          <h2>{title ?? t("title")}</h2>
          <p className="lead">{cards.length > 0 ? (lead ?? t("lead")) : t("none")}</p>
        </div>
        {cards.length > 0 && (
          <TeamGrid labels={{ show: t("show"), hide: t("hide"), contact: t("contact") }} members={cards} />
        )}
      </div>
    </section>
  );
}

function memberOf(claim: ShownClaim, claims: readonly ShownClaim[]): TeamMember[] {
  const id = textFact(claim, "member");
  const name = textFact(claim, "name");
  if (!id || !name) return [];
  const held = claims.filter((one) => one.key.startsWith("qualification.") && textFact(one, "member") === id);
  return [
    {
      id,
      name,
      role: textFact(claim, "role") ?? "",
      bio: claim.text,
      email: textFact(claim, "email"),
      credentials: held.map(({ key, text }) => ({ key, text })),
      limits: limitsOf([...held, claim]),
      portrait: <Portrait id={id} name={name} photo={textFact(claim, "image")} />,
    },
  ];
}
