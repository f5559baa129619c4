import { offer, serviceTypes } from "./offer";
import type { ServiceSlug, ServiceType } from "./offer";

/** The specification's loose words. A word that is itself a type of the enumeration needs no line here. */
const looseWords: Readonly<Record<string, ServiceType>> = {
  crypto: "cryptocurrency-recovery",
  cryptocurrency: "cryptocurrency-recovery",
  fraud: "investment-fraud-recovery",
  "investment-fraud": "investment-fraud-recovery",
  scam: "financial-scam-recovery",
  "financial-scam": "financial-scam-recovery",
  regulatory: "regulatory-complaint",
  complaint: "regulatory-complaint",
  initial: "initial-consultation",
  followup: "follow-up",
  specialized: "specialized-treatment",
  treatment: "specialized-treatment",
  assessment: "comprehensive-assessment",
  comprehensive: "comprehensive-assessment",
};

/**
 * Which service a type books. Eight of the fourteen types have no service of their own; each goes to the
 * nearest one, so that no word of the specification's map is a dead end:
 * - `legal`, `legal-consultation`: the complaint, our work before authorities and ombudsmen;
 * - `consultation`, `follow-up`: the free first hour. A follow-up at its own price is booked by staff or from
 *   the manage link, so the bare word can only ask for a conversation;
 * - `recovery`: the price book's row "Recovery consultation";
 * - `investigation`, `comprehensive-assessment`, `specialized-treatment`: the full review.
 */
const slugOfType: Readonly<Record<ServiceType, ServiceSlug>> = {
  "cryptocurrency-recovery": "cryptocurrency-recovery",
  "investment-fraud-recovery": "investment-fraud-recovery",
  "financial-scam-recovery": "financial-scam-recovery",
  "regulatory-complaint": "regulatory-complaint",
  "legal-consultation": "regulatory-complaint",
  legal: "regulatory-complaint",
  "financial-investigation": "financial-investigation",
  investigation: "financial-investigation",
  "comprehensive-assessment": "financial-investigation",
  "specialized-treatment": "financial-investigation",
  "initial-consultation": "initial-consultation",
  consultation: "initial-consultation",
  "follow-up": "initial-consultation",
  recovery: "financial-scam-recovery",
};

const types = new Map<string, ServiceType>([
  ...Object.entries(looseWords),
  ...serviceTypes.map((type) => [type, type] as const),
]);

const slugs = new Map<string, ServiceSlug>([
  ...[...types].map(([word, type]) => [word, slugOfType[type]] as const),
  // Last, so that a service's own names win over the map's.
  ...offer.flatMap(({ id, slug, aliases }) => [id, slug, ...aliases].map((word) => [word, slug] as const)),
]);

const normalise = (word: string) => word.trim().toLowerCase();

/** The type that a word means, case-insensitive; any other word means "recovery". */
export function serviceTypeOf(word: string): ServiceType {
  return types.get(normalise(word)) ?? "recovery";
}

/**
 * The service that a word means: its `_id`, slug, alias, an enumerated type or a loose word, case-insensitive.
 * Undefined for every other word: the API refuses it with 422 rather than guess what a victim needs.
 */
export function matchServiceKey(word: string): ServiceSlug | undefined {
  return slugs.get(normalise(word));
}
