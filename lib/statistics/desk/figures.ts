import type { Measures } from "../reports/queries/measures";
import type { VisitSeries } from "../reports/queries/visits";

/** How a figure is written: a count, a number with a decimal, a share in percent, or milliseconds. */
export type FigureKind = "count" | "mean" | "share" | "time";

export const figureNames = ["visitors", "visits", "pages", "made", "booked", "reply"] as const;
export type FigureName = (typeof figureNames)[number];

/** A figure of the period and of the compared period. Undefined: nothing was measured. */
export type Figure = {
  readonly name: FigureName;
  readonly kind: FigureKind;
  readonly now: number | undefined;
  readonly before: number | undefined;
  /** The value of each day. Undefined for the compared period if the page compares with none. */
  readonly days: readonly number[];
  readonly daysBefore: readonly number[] | undefined;
  /** Whether a rise is good, a fall is good, or neither can be said. */
  readonly good: "up" | "down" | "neither";
  /** Whether the figure also counts what the page's filters leave out. */
  readonly isUnfiltered: boolean;
};

type Counted = { readonly total: number; readonly days: readonly { readonly count: number }[] };
type Replies = {
  readonly medianMs: number | undefined;
  readonly days: readonly { readonly medianMs: number | undefined }[];
};

type Facts = {
  readonly visits: VisitSeries;
  readonly made: Counted;
  readonly reply: Replies;
};

type Rule = Pick<Figure, "name" | "kind" | "good" | "isUnfiltered"> & {
  readonly total: (facts: Facts) => number | undefined;
  readonly byDay: (facts: Facts) => readonly number[];
};

const part = (share: number, whole: number) => (whole === 0 ? undefined : share / whole);
const ofVisits = (measure: (measures: Measures) => number | undefined) => ({
  total: ({ visits }: Facts) => measure(visits.total),
  byDay: ({ visits }: Facts) => visits.days.map((day) => measure(day) ?? 0),
  isUnfiltered: false,
});

const rules: readonly Rule[] = [
  { name: "visitors", kind: "count", good: "up", ...ofVisits(({ visitors }) => visitors) },
  { name: "visits", kind: "count", good: "up", ...ofVisits(({ visits }) => visits) },
  { name: "pages", kind: "mean", good: "neither", ...ofVisits(({ hits, visits }) => part(hits, visits)) },
  {
    name: "made",
    kind: "count",
    good: "up",
    isUnfiltered: true,
    total: ({ made }) => made.total,
    byDay: ({ made }) => made.days.map(({ count }) => count),
  },
  { name: "booked", kind: "share", good: "up", ...ofVisits(({ booked, visits }) => part(booked, visits)) },
  {
    name: "reply",
    kind: "time",
    good: "down",
    isUnfiltered: true,
    total: ({ reply }) => reply.medianMs,
    byDay: ({ reply }) => reply.days.map(({ medianMs }) => medianMs ?? 0),
  },
];

/** The figures at the top of the page. */
export function figuresOf(now: Facts, before: Facts | undefined): readonly Figure[] {
  return rules.map(({ total, byDay, ...rule }) => ({
    ...rule,
    now: total(now),
    before: before && total(before),
    days: byDay(now),
    daysBefore: before && byDay(before),
  }));
}
