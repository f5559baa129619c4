import type { ClaimLayout } from "../profile-shape";

/** The places of the site that show claims by their key. Each has a name in the messages. */
const places = [
  "banner",
  "logoLine",
  "trustBadges",
  "statistics",
  "servicesHeroBadges",
  "credentialCards",
  "credentialBadges",
  "testimonials",
  "team",
  "complianceFramework",
  "footerRegulators",
  "footerRegistrations",
  "confidentiality",
  "openAlways",
  "responseTime",
  "noRecoveryNoFee",
  "registrationScope",
] as const satisfies readonly (keyof ClaimLayout)[];

export type ClaimPlace = (typeof places)[number];

/** Lists the places that show the claim with this key, besides the page that lists every claim. */
export function placesOf(key: string, layout: ClaimLayout): readonly ClaimPlace[] {
  return places.filter((place) => [layout[place]].flat().includes(key));
}
