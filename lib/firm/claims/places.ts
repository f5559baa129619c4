import type { ClaimLayout } from "../profile-shape";
import { claimKinds } from "./claim";
import type { ClaimKind } from "./claim";

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

export type KindPlaces = Readonly<Record<ClaimKind, readonly ClaimPlace[]>>;

/** Lists for each kind the places that show stored claims of this kind. */
export function placesByKind(
  claims: readonly { readonly key: string; readonly kind: ClaimKind }[],
  layout: ClaimLayout,
): KindPlaces {
  const placesOfKind = (kind: ClaimKind) => {
    const taken = claims.filter((claim) => claim.kind === kind).flatMap(({ key }) => placesOf(key, layout));
    return places.filter((place) => taken.includes(place));
  };
  return Object.fromEntries(claimKinds.map((kind) => [kind, placesOfKind(kind)])) as Record<ClaimKind, ClaimPlace[]>;
}
