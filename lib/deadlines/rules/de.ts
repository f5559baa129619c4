import type { Rule } from "../rule";
import { review, sources } from "./sources";

const germany = { countries: ["de"], clock: "yours", grade: "own-page", review } as const;

/** Rules of Germany. */
export const deRules = [
  {
    ...germany,
    id: "de-debit",
    starts: "debited",
    length: { n: 8, unit: "week" },
    sources: [sources.directDebit],
  },
  {
    ...germany,
    id: "de-unauthorised",
    starts: "debited",
    length: { n: 13, unit: "month" },
    sources: [sources.unauthorisedPayment],
  },
  {
    ...germany,
    id: "de-limitation",
    starts: "found",
    length: { n: 3, unit: "year-end" },
    sources: [sources.germanLimitation],
  },
] as const satisfies readonly Rule[];
