import type { Firm } from "@/lib/firm/settings";
import { statedHours, statedModes } from "@/lib/firm/stated-facts";

/** What a live site needs before it is complete. Search engines may list it only then. */
export const requiredFacts = ["services", "adviser", "hours", "meeting-modes", "legal", "administrators"] as const;
export type RequiredFact = (typeof requiredFacts)[number];

export type SiteFacts = {
  readonly firm: Firm;
  /** Whether at least one active service is confirmed. */
  readonly hasServices: boolean;
  /** Whether an active adviser with hours offers a confirmed service. */
  readonly isBookingOpen: boolean;
  /** Whether at least two administrators can sign in. */
  readonly hasTwoAdministrators: boolean;
};

/**
 * Lists what is missing before the site is complete: confirmed services with their prices, an adviser with hours, the
 * confirmed office hours and ways to meet, the firm's legal details, and two administrators.
 */
export function missingFacts({
  firm,
  hasServices,
  isBookingOpen,
  hasTwoAdministrators,
}: SiteFacts): readonly RequiredFact[] {
  const present: Readonly<Record<RequiredFact, boolean>> = {
    services: hasServices,
    adviser: isBookingOpen,
    hours: statedHours(firm) !== null,
    "meeting-modes": statedModes(firm).length > 0,
    legal: hasLegalDetails(firm),
    administrators: hasTwoAdministrators,
  };
  return requiredFacts.filter((fact) => !present[fact]);
}

/** Whether the record has every detail that the legal notice needs. A tax number may be missing. */
function hasLegalDetails({ legalName, legalForm, representatives, registeredOffice, registers, phone, email }: Firm) {
  const lines = [legalName, legalForm, representatives, phone, email];
  return lines.every((line) => line !== "") && registeredOffice.en.length > 0 && registers.length > 0;
}
