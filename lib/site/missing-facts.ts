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

function hasLegalDetails(firm: Firm): boolean {
  return Object.values(legalDetailsOf(firm)).every(Boolean);
}

/** Tells which details of the legal notice the record has. A tax number may be missing. */
export function legalDetailsOf(firm: Firm) {
  const { legalName, legalForm, representatives, registeredOffice, registers, phone, email } = firm;
  const areWritten = (...lines: readonly string[]) => lines.every((line) => line !== "");
  return {
    names: areWritten(legalName, legalForm, representatives),
    office: registeredOffice.en.length > 0,
    contact: areWritten(phone, email),
    registers: registers.length > 0,
  };
}
