import type { RegistrationFact } from "@/components/layout/registration-bar";
import type { Regulation } from "@/components/layout/site-footer";
import { pickClaims, type ShownClaim } from "@/lib/firm/claims";
import type { ClaimLayout } from "@/lib/firm/profile";

/** What header and footer say of the firm, from the claims that may be shown; a claim that may not leaves no trace. */
export type ClaimLines = {
  readonly banner: readonly RegistrationFact[];
  readonly logoLine: string | undefined;
  readonly registrations: string | undefined;
  readonly regulation: Regulation | undefined;
};

export function claimLines(claims: readonly ShownClaim[], layout: ClaimLayout, regulatedBy: string): ClaimLines {
  const [regulator, ...others] = pickClaims(claims, layout.footerRegulators);
  const registrations = pickClaims(claims, layout.footerRegistrations).map(({ text }) => text);
  return {
    banner: pickClaims(claims, layout.banner).map(bannerFact),
    logoLine: pickClaims(claims, [layout.logoLine]).map((claim) => fact(claim, "logoLine"))[0],
    registrations: registrations.length > 0 ? `${registrations.join(". ")}.` : undefined,
    regulation: regulator && {
      label: regulatedBy,
      body: fact(regulator, "name") ?? regulator.text,
      bodyUrl: regulator.evidenceUrl ?? fact(regulator, "verifyUrl") ?? "/verify",
      badges: others.map((claim) => fact(claim, "shortName") ?? claim.text),
    },
  };
}

/** Regulation is shown at every width, the numbers after it where there is room. */
function bannerFact(claim: ShownClaim, position: number): RegistrationFact {
  const badge = fact(claim, "badge");
  if (position === 0) return { text: badge ?? claim.text };
  return badge ? { text: claim.text, shortText: badge, from: "md" } : { text: claim.text, from: "lg" };
}

function fact(claim: ShownClaim, name: string): string | undefined {
  const value = claim.facts[name];
  return typeof value === "string" ? value : undefined;
}
