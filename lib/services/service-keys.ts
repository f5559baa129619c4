import { offer, serviceTypes } from "./offer";
import type { ServiceSlug, ServiceType } from "./offer";

/** The specification's map of common words to service types. Words that are types themselves are not repeated here. */
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
 * The service that is booked for each type. Eight of the fourteen types have no service of their own. They use the
 * nearest service, so that every type in the specification leads to a service:
 * - `legal` and `legal-consultation`: `regulatory-complaint`, which includes the work with authorities and ombudsmen;
 * - `consultation` and `follow-up`: `initial-consultation`, the free first hour. An appointment at the price of a
 *   follow-up is booked by staff or through the manage link, not with this type;
 * - `recovery`: `financial-scam-recovery`, which the specification's price list calls "Recovery consultation";
 * - `investigation`, `comprehensive-assessment` and `specialized-treatment`: `financial-investigation`.
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
  // A service's own names come last, so that they override the common words.
  ...offer.flatMap(({ id, slug, aliases }) => [id, slug, ...aliases].map((word) => [word, slug] as const)),
]);

/**
 * Finds the service of a word and ignores case. The word can be an `_id`, slug, alias, type or common word. Undefined
 * for any other word. The API then responds with 422, because it does not guess which service is meant.
 */
export function matchServiceKey(word: string): ServiceSlug | undefined {
  return slugs.get(word.trim().toLowerCase());
}
