import { pickClaims, type ShownClaim } from "@/lib/firm/claims";
import type { ClaimLayout } from "@/lib/firm/profile";

export type RegistrationFact = {
  readonly text: string;
  /** Replaces `text` below 768 px. Without it the fact is hidden there. */
  readonly shortText?: string | undefined;
  /** The smallest width at which the fact is shown. */
  readonly from?: "always" | "md" | "lg" | undefined;
};

/** The regulatory strip. All of it consists of trust claims, so all of it comes from the claim records. */
export type Regulation = {
  readonly label: string;
  readonly body: string;
  readonly bodyUrl: string;
  readonly additionalInfo?: string | undefined;
  readonly badges?: readonly string[] | undefined;
};

/** The claims in header and footer. A claim that may not be shown is left out. */
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
    banner: pickClaims(claims, layout.banner).map(toBannerFact),
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

/** The regulator is shown at every width, the registration numbers only on wider screens. */
function toBannerFact(claim: ShownClaim, position: number): RegistrationFact {
  const badge = fact(claim, "badge");
  if (position === 0) return { text: badge ?? claim.text };
  return badge ? { text: claim.text, shortText: badge, from: "md" } : { text: claim.text, from: "lg" };
}

/** The claim that fills the specification's "secure and confidential" note, or undefined while it may not be shown. */
export function confidentialityNote(claims: readonly ShownClaim[]): ShownClaim | undefined {
  return claims.find(({ facts }) => facts.catalogueKey === "buttons.confidentialSecure");
}

function fact(claim: ShownClaim, name: string): string | undefined {
  const value = claim.facts[name];
  return typeof value === "string" ? value : undefined;
}
