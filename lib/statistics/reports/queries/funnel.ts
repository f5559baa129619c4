import { firm } from "@/lib/firm/settings-snapshot";
import { db, Prisma } from "@/lib/platform/db/client";

import { bookingSteps } from "../../catalogue";
import type { BookingStep } from "../../catalogue";
import { quantile } from "../../durations";
import { isFunnelFilter } from "../dimension";
import type { Filter, FunnelDimension } from "../dimension";
import { intervalOf } from "../period";
import type { Period } from "../period";

/** An error that stopped a step, with the name of its field if it was about one. */
export type MetError = { readonly code: string; readonly field: string | undefined; readonly count: number };

export type FunnelStep = {
  readonly step: BookingStep;
  /** How many bookings got so far. The server counts this, so browsers that are not counted are in it. */
  readonly count: number;
  /** Seconds since the step before. Undefined if no time is known, as for the first step. */
  readonly medianSeconds: number | undefined;
  /** One of ten took longer. */
  readonly slowSeconds: number | undefined;
  /** Most frequent first. Undefined among the bookings of one source, because errors are counted without it. */
  readonly errors: readonly MetError[] | undefined;
};

type CountRow = {
  readonly name: string;
  readonly step: string;
  readonly code: string;
  readonly took: number;
  readonly count: number;
};

/**
 * The steps of the booking in order, from the choice of a service to the made booking. Only filters for which
 * `isFunnelFilter` holds apply, because steps have no visitor: a page with others says so.
 */
export async function funnel(period: Period, filters: readonly Filter[]): Promise<readonly FunnelStep[]> {
  const rows = await db.$queryRaw<CountRow[]>`
    select name, step, code, took, sum(count)::int as count from analytics_outcomes
    where ${within(period)} and name in ('booking_step', 'booking_error') and ${matching(filters)}
    group by name, step, code, took`;
  const hasErrors = !filters.some(({ dimension }) => dimension === "source");
  return bookingSteps.map((step) => stepOf(step, rows, hasErrors));
}

export type FunnelRow = { readonly value: string; readonly counts: Readonly<Record<BookingStep, number>> };

/** The counts of each step by language, device or source. The source is empty where it is not known. */
export async function funnelRows(
  dimension: FunnelDimension,
  period: Period,
  filters: readonly Filter[],
): Promise<readonly FunnelRow[]> {
  const rows = await db.$queryRaw<{ value: string; step: string; count: number }[]>`
    select ${Prisma.raw(dimension)} as value, step, sum(count)::int as count from analytics_outcomes
    where ${within(period)} and name = 'booking_step' and ${matching(filters)} group by 1, 2`;
  const values = [...new Set(rows.map(({ value }) => value))];
  const countOf = (value: string, step: BookingStep) =>
    rows.find((row) => row.value === value && row.step === step)?.count ?? 0;
  return values
    .map((value) => ({ value, counts: countsOf((step) => countOf(value, step)) }))
    .toSorted((a, b) => b.counts.service - a.counts.service || (a.value < b.value ? -1 : 1));
}

const countsOf = (countOf: (step: BookingStep) => number): Record<BookingStep, number> => ({
  service: countOf("service"),
  date: countOf("date"),
  details: countOf("details"),
  confirm: countOf("confirm"),
});

function stepOf(step: BookingStep, rows: readonly CountRow[], hasErrors: boolean): FunnelStep {
  const own = rows.filter((row) => row.step === step);
  const completed = own.filter(({ name }) => name === "booking_step");
  const durations = completed.map(({ took, count }) => ({ bound: took, count }));
  const errors = own
    .filter(({ name }) => name === "booking_error")
    .map(({ code, count }) => ({ ...splitCode(code), count }))
    .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
  return {
    step,
    count: completed.reduce((total, { count }) => total + count, 0),
    medianSeconds: quantile(durations, 0.5),
    slowSeconds: quantile(durations, 0.9),
    errors: hasErrors ? errors : undefined,
  };
}

/** Errors are stored as "VALIDATION_ERROR.email". */
function splitCode(code: string): Pick<MetError, "code" | "field"> {
  const dot = code.indexOf(".");
  return dot === -1 ? { code, field: undefined } : { code: code.slice(0, dot), field: code.slice(dot + 1) };
}

function within(period: Period): Prisma.Sql {
  const { start, end } = intervalOf(period, firm().zone);
  return Prisma.sql`hour >= ${new Date(start)} and hour < ${new Date(end)}`;
}

function matching(filters: readonly Filter[]): Prisma.Sql {
  const conditions = filters
    .filter(isFunnelFilter)
    .map(({ dimension, value }) => Prisma.sql`${Prisma.raw(dimension)} = ${value}`);
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " and ");
}
