import type { Rule } from "../rule";
import { review, sources } from "./sources";

const uk = { countries: ["uk"], review } as const;

/** Rules of the United Kingdom. */
export const ukRules = [
  {
    ...uk,
    id: "uk-app-claim",
    clock: "yours",
    starts: "paid",
    length: { n: 13, unit: "month" },
    grade: "secondary",
    sources: [sources.santander],
  },
  {
    ...uk,
    id: "uk-fos-answer",
    clock: "yours",
    starts: "answered",
    length: { n: 6, unit: "month" },
    grade: "own-page",
    sources: [sources.fosLimits],
  },
  {
    ...uk,
    id: "uk-fos-event",
    clock: "yours",
    starts: "paid",
    length: { n: 6, unit: "year" },
    grade: "own-page",
    sources: [sources.fosLimits],
  },
  {
    ...uk,
    id: "uk-debit",
    clock: "yours",
    starts: "debited",
    length: { n: 13, unit: "month" },
    grade: "own-page",
    sources: [sources.fcaFraudulentPayments],
  },
  {
    ...uk,
    id: "uk-refund",
    clock: "theirs",
    starts: "told",
    length: { n: 1, unit: "working-day" },
    grade: "own-page",
    sources: [sources.ukRegulation76],
  },
  {
    ...uk,
    id: "uk-decision",
    clock: "theirs",
    starts: "told",
    length: { n: 5, unit: "working-day" },
    grade: "own-page",
    sources: [sources.psrProtections],
  },
  {
    ...uk,
    id: "uk-decision-last",
    clock: "theirs",
    starts: "told",
    length: { n: 35, unit: "working-day" },
    grade: "secondary",
    sources: [sources.santander],
  },
  {
    ...uk,
    id: "uk-complaint-payment",
    clock: "theirs",
    starts: "complained",
    length: { n: 15, unit: "working-day" },
    grade: "own-page",
    sources: [sources.fosLimits],
  },
  {
    ...uk,
    id: "uk-complaint",
    clock: "theirs",
    starts: "complained",
    length: { n: 8, unit: "week" },
    grade: "own-page",
    sources: [sources.fosLimits],
  },
] as const satisfies readonly Rule[];
