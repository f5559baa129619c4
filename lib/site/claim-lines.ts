import { pickClaims, type ShownClaim } from "@/lib/firm/claims/claim";
import type { ClaimLayout } from "@/lib/firm/profile";

import { verificationUrl } from "./claim-wording";

export type RegistrationFact = {
  readonly text: string;
  /** The text for screens narrower than 768 px, if it differs. */
  readonly shortText: string;
  /** The minimum screen width at which the fact is shown: any width or 1200 px. */
  readonly from: "always" | "lg";
};

/** A regulator's full name, its usual short form and the URL at which the firm's entry can be checked. */
export type Regulator = { readonly name: string; readonly shortName: string | undefined; readonly url: string };

/** The strip about regulation. It consists of claims only, so all its texts come from the claim records. */
export type Regulation = {
  readonly body: Regulator;
  readonly others: readonly Regulator[];
  /** Whether the strip says that its entries are invented, as in a demonstration. */
  readonly isSample: boolean;
};

/** The claims in header and footer. A claim that may not be shown is left out. */
export type ClaimLines = {
  readonly banner: readonly RegistrationFact[];
  readonly logoLine: string | undefined;
  readonly registrations: string | undefined;
  readonly regulation: Regulation | undefined;
  /** A text that says what the registration covers and what it does not cover. */
  readonly regulatoryDisclaimer: string | undefined;
};

/** Chooses the claims for header and footer. `layout`, from the firm's profile, says which claim appears where. */
export function claimLines(claims: readonly ShownClaim[], layout: ClaimLayout): ClaimLines {
  const [regulator, ...others] = pickClaims(claims, layout.footerRegulators);
  const [scope] = pickClaims(claims, [layout.registrationScope]);
  const registrations = pickClaims(claims, layout.footerRegistrations).map(({ text }) => text);
  return {
    banner: pickClaims(claims, layout.banner).map(toBannerFact),
    logoLine: pickClaims(claims, [layout.logoLine]).map((claim) => fact(claim, "logoLine"))[0],
    registrations: registrations.length > 0 ? `${registrations.join(". ")}.` : undefined,
    regulation: regulator && {
      body: toRegulator(regulator),
      others: others.map(toRegulator),
      isSample: regulator.isSample,
    },
    regulatoryDisclaimer: scope && `${scope.text} ${scope.limits}`,
  };
}

function toRegulator(claim: ShownClaim): Regulator {
  return {
    name: fact(claim, "name") ?? claim.text,
    shortName: fact(claim, "shortName"),
    url: verificationUrl(claim) ?? "/verify",
  };
}

/**
 * The first fact names the regulator and the last one is the registration number. Both are shown at every width. The
 * facts between them need a screen of 1200 px.
 */
function toBannerFact(claim: ShownClaim, position: number, all: readonly ShownClaim[]): RegistrationFact {
  const badge = fact(claim, "badge") ?? claim.text;
  if (position === 0) return { text: badge, shortText: badge, from: "always" };
  return { text: claim.text, shortText: badge, from: position === all.length - 1 ? "always" : "lg" };
}

/** Finds the claim "Confidential & Secure" for the pages of services. Undefined if the claim may not be shown. */
export function confidentialityNote(claims: readonly ShownClaim[]): ShownClaim | undefined {
  return claims.find(({ facts }) => facts.catalogueKey === "buttons.confidentialSecure");
}

function fact(claim: ShownClaim, name: string): string | undefined {
  const value = claim.facts[name];
  return typeof value === "string" ? value : undefined;
}
