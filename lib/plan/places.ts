import { isOverdue } from "@/lib/deadlines/state";
import { review } from "@/lib/deadlines/rules/sources";
import type { Source } from "@/lib/content/heads";
import type { Day } from "@/lib/platform/time/day";

import { planSources } from "./sources";
import type { PlanSource } from "./sources";

/** The kinds of places, in the order in which a victim goes to them. */
export const placeGroups = [
  "bank",
  "police",
  "regulator",
  "ombudsman",
  "exchange",
  "takedown",
  "identity",
  "support",
] as const;

const everywhere = ["ca", "uk", "de"] as const;
type PlaceCountry = (typeof everywhere)[number];

type PlaceRule = {
  readonly group: (typeof placeGroups)[number];
  readonly countries: readonly PlaceCountry[];
  readonly source: PlanSource;
};

/** The places to report to. Their texts are in the catalogues, under `freeHelp.report.places`. */
const places = {
  bankCa: { group: "bank", countries: ["ca"], source: "cafc" },
  bankUk: { group: "bank", countries: ["uk"], source: "call159" },
  bankDe: { group: "bank", countries: ["de"], source: "vznrw" },
  policeCa: { group: "police", countries: ["ca"], source: "cafc" },
  policeUk: { group: "police", countries: ["uk"], source: "reportFraud" },
  policeDe: { group: "police", countries: ["de"], source: "strafanzeige" },
  amf: { group: "regulator", countries: ["ca"], source: "amf" },
  fca: { group: "regulator", countries: ["uk"], source: "fcaRecovery" },
  bafin: { group: "regulator", countries: ["de"], source: "bafin" },
  obsi: { group: "ombudsman", countries: ["ca"], source: "obsi" },
  fos: { group: "ombudsman", countries: ["uk"], source: "fos" },
  ombudDe: { group: "ombudsman", countries: ["de"], source: "ombudsmann" },
  exchange: { group: "exchange", countries: everywhere, source: "ic3" },
  takedown: { group: "takedown", countries: everywhere, source: "ic3" },
  identity: { group: "identity", countries: everywhere, source: "cafc" },
  support: { group: "support", countries: everywhere, source: "samaritans" },
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
