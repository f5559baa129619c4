import type { Rule } from "../rule";
import { review, sources } from "./sources";

const canada = { countries: ["ca", "qc"], review } as const;
const quebec = { countries: ["qc"], review } as const;

/** Rules of Canada, Ontario and Quebec. */
export const caRules = [
  {
    ...canada,
    id: "ca-obsi",
    clock: "yours",
    starts: "answered",
    length: { n: 180, unit: "day" },
    grade: "own-page",
    sources: [sources.obsi],
  },
  {
    ...canada,
    id: "ca-pass-on",
    clock: "theirs",
    starts: "complained",
    length: { n: 14, unit: "day" },
    grade: "own-page",
    sources: [sources.fcacComplaint],
  },
  {
    ...canada,
    id: "ca-bank",
    clock: "theirs",
    starts: "complained",
    length: { n: 56, unit: "day" },
    grade: "own-page",
    sources: [sources.obsi],
  },
  {
    ...canada,
    id: "ca-firm",
    clock: "theirs",
    starts: "complained",
    length: { n: 90, unit: "day" },
    grade: "own-page",
    sources: [sources.obsi],
  },
  {
    id: "on-limitation",
    countries: ["ca"],
    review,
    clock: "yours",
    starts: "found",
    length: { n: 2, unit: "year" },
    grade: "secondary",
    sources: [sources.ontarioLimitations],
  },
  {
    ...quebec,
    id: "qc-limitation",
    clock: "yours",
    starts: "found",
    length: { n: 3, unit: "year" },
    grade: "own-page",
    sources: [sources.quebecCode],
  },
  {
    ...quebec,
    id: "qc-firm",
    clock: "theirs",
    starts: "complained",
    length: { n: 60, unit: "day" },
    grade: "secondary",
    sources: [sources.quebecComplaints],
  },
] as const satisfies readonly Rule[];
