import { isOverdue } from "@/lib/deadlines/state";
import { review } from "@/lib/deadlines/rules/sources";
import type { Source } from "@/lib/content/heads";
import type { Day } from "@/lib/platform/time/day";

import { planCountries } from "./plans";
import type { PlanCountry } from "./plans";
import { planSources } from "./sources";
import type { PlanSource } from "./sources";

/** The kinds of places, in the order in which a victim goes to them. */
export const placeGroups = [
  "bank",
  "police",
  "regulator",
  "ombudsman",
  "exchange",
  "giftCard",
  "takedown",
  "identity",
  "support",
] as const;

const canada = ["ca", "qc"] as const;

/** What the fraudster used, in the order of the page. */
export const usedThings = ["bank", "card", "crypto", "gift", "website"] as const;
type Used = (typeof usedThings)[number];

type PlaceRule = {
  readonly group: (typeof placeGroups)[number];
  readonly countries: readonly PlanCountry[];
  /** The domain of its website. The visitor types it, so it is no link. */
  readonly domain?: string;
  readonly source: PlanSource;
};

/** The groups that help only if one of these was used. The other groups help everyone. */
const usedIn: Readonly<Partial<Record<(typeof placeGroups)[number], readonly Used[]>>> = {
  bank: ["bank", "card", "crypto"],
  regulator: ["bank", "card", "crypto", "website"],
  ombudsman: ["bank", "card", "crypto"],
  exchange: ["crypto"],
  giftCard: ["gift"],
  takedown: ["website"],
};

/** The countries in which a group has a place. */
export const countriesOfGroup = (group: (typeof placeGroups)[number]): readonly PlanCountry[] =>
  planCountries.filter((country) =>
    allPlaces.some((place) => place.group === group && place.countries.includes(country)),
  );

export const usedInGroup = (group: (typeof placeGroups)[number]): readonly Used[] => usedIn[group] ?? usedThings;

/** The places to report to. Their texts are in the catalogues, under `freeHelp.report.places`. */
const places = {
  bankCa: { group: "bank", countries: canada, source: "cafc" },
  bankUk: { group: "bank", countries: ["uk"], source: "call159" },
  bankDe: { group: "bank", countries: ["de"], source: "vznrw" },
  policeCa: { group: "police", countries: canada, source: "cafc" },
  policeUk: { group: "police", countries: ["uk"], domain: "reportfraud.police.uk", source: "reportFraud" },
  policeDe: { group: "police", countries: ["de"], source: "strafanzeige" },
  amf: { group: "regulator", countries: canada, domain: "lautorite.qc.ca", source: "amf" },
  fca: { group: "regulator", countries: ["uk"], domain: "fca.org.uk", source: "fcaRecovery" },
  bafin: { group: "regulator", countries: ["de"], domain: "bafin.de", source: "bafin" },
  obsi: { group: "ombudsman", countries: canada, domain: "obsi.ca", source: "obsi" },
  fos: { group: "ombudsman", countries: ["uk"], domain: "financial-ombudsman.org.uk", source: "fos" },
  ombudDe: { group: "ombudsman", countries: ["de"], domain: "bundesbank.de", source: "ombudsmann" },
  exchange: { group: "exchange", countries: planCountries, source: "ic3" },
  giftCard: { group: "giftCard", countries: planCountries, source: "ftcGiftCard" },
  takedown: { group: "takedown", countries: planCountries, source: "ic3" },
  identity: { group: "identity", countries: planCountries, source: "cafc" },
  support: { group: "support", countries: planCountries, source: "samaritans" },
} as const satisfies Readonly<Record<string, PlaceRule>>;

export type PlaceId = keyof typeof places;
export type Place = PlaceRule & { readonly id: PlaceId };

export const allPlaces: readonly Place[] = Object.entries(places).map(([id, place]) => ({
  ...place,
  id: id as PlaceId,
}));

/** The first day on which the numbers of the places are no longer shown, unless someone has checked them again. */
export const placesReview = review;
export const arePlacesOverdue = (today: Day) => isOverdue({ review: placesReview }, today);

export const sourceOfPlace = ({ source }: Place): Source => planSources[source];
