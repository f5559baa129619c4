import type { Source } from "@/lib/content/heads";
import type { Day } from "@/lib/platform/time/day";

/** The places whose rules a reader can choose. Quebec has rules of its own beside those of Canada. */
export const countries = ["ca", "qc", "uk", "de"] as const;
export type Country = (typeof countries)[number];

/** What a period counts from, in the order of the form. */
export const startEvents = ["paid", "told", "complained", "answered", "debited", "found"] as const;
export type StartEvent = (typeof startEvents)[number];

export type Length = {
  readonly n: number;
  /** "year-end": the last day of the year that comes n years after the year of the event. */
  readonly unit: "day" | "working-day" | "week" | "month" | "year" | "year-end";
};

/**
 * How far a rule is checked. "own-page": read on the page of the body that decides, or in the law. "secondary": another
 * source relays it, so its number is shown only after two people have confirmed it.
 */
export type Grade = "own-page" | "secondary";

/** A general rule of law about time. Its texts are in the catalogues, under `deadlines.rules`. */
export type Rule = {
  readonly id: string;
  readonly countries: readonly Country[];
  /** "yours": the reader must act. "theirs": a firm must answer. */
  readonly clock: "yours" | "theirs";
  readonly starts: StartEvent;
  readonly length: Length;
  readonly grade: Grade;
  readonly sources: readonly [Source, ...Source[]];
  /** The first day on which the number is no longer shown, unless someone has read the sources again. */
  readonly review: Day;
};
