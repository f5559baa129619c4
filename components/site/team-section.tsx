import { useTranslations } from "next-intl";

import type { ShownClaim } from "@/lib/firm/claims";

import { limitsOf, textFact } from "./claim-facts";
import type { TeamMember } from "./member-card";
import { Portrait } from "./portrait";
import { TeamGrid } from "./team-grid";

export type TeamSectionProps = {
  /** The team's own records, in order. */
  members: readonly ShownClaim[];
  /** All claims that render: a qualification counts only while its own record does. */
  claims: readonly ShownClaim[];
  title?: string | undefined;
  lead?: string | undefined;
  /** On the ground that the sections around it leave. */
  isSunken?: boolean | undefined;
};

/** The people, each with what can be shown of their qualifications and a way to write to them. */
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
          <TeamGrid words={{ show: t("show"), hide: t("hide"), contact: t("contact") }} members={cards} />
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
