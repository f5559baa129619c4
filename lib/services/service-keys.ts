import { offer, serviceTypes } from "./offer";
import type { ServiceSlug, ServiceType } from "./offer";

/** The specification's loose words. Words that are types themselves are not repeated here. */
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
 * The service that is booked for each type. Eight of the fourteen types have no corresponding service and use the
 * nearest one, so that every type in the specification leads to a service:
 * - `legal`, `legal-consultation`: the complaint, which covers the work before authorities and ombudsmen;
 * - `consultation`, `follow-up`: the free first hour. A follow-up at its own price is
 *   booked by staff or through the manage link;
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
  // These come last, so that a service's own names override the loose words.
  ...offer.flatMap(({ id, slug, aliases }) => [id, slug, ...aliases].map((word) => [word, slug] as const)),
]);

const normalise = (word: string) => word.trim().toLowerCase();

/** Finds the type of a word, case-insensitively. Unknown words are of type "recovery". */
export function serviceTypeOf(word: string): ServiceType {
  return types.get(normalise(word)) ?? "recovery";
}

/**
 * Finds the service of a word, case-insensitively: its `_id`, slug, alias, a type or a loose word. Undefined for every
 * other word, which the API refuses with 422 instead of guessing what a victim needs.
 */
export function matchServiceKey(word: string): ServiceSlug | undefined {
  return slugs.get(normalise(word));
}
