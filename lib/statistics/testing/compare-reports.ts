import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { utcDay } from "@/lib/platform/time/day";

import { bookingSteps } from "../catalogue";
import { dimensions } from "../reports/dimension";
import type { Filter } from "../reports/dimension";
import { funnel, funnelRows } from "../reports/queries/funnel";
import { topRows, visitSeries } from "../reports/queries/visits";
import type { NaiveVisit, Seen } from "./naive-visits";

/** None, one and several filters, of dimensions with one value and with several. */
const filterSets: readonly (readonly Filter[])[] = [
  [],
  [{ dimension: "market", value: "CA/en" }],
  [{ dimension: "route", value: "/faq" }],
  [
    { dimension: "device", value: "phone" },
    { dimension: "event", value: "click" },
  ],
  [
    { dimension: "source", value: "google" },
    { dimension: "locale", value: "de" },
    { dimension: "route", value: "/" },
  ],
];

type Log = { readonly events: readonly Seen[]; readonly visits: readonly NaiveVisit[] };

/** Compares the reports of the days around `start` with naive counts. */
export async function compareReports(start: Instant, { events, visits }: Log): Promise<void> {
  const period = { from: utcDay(start - 2 * msPerDay), to: utcDay(start + 3 * msPerDay) };
  for (const filters of filterSets) {
    const left = visits.filter(({ labels }) =>
      filters.every(({ dimension, value }) =>
        labels.some((label) => label.dimension === dimension && label.value === value),
      ),
    );
    const { total, days } = await visitSeries(period, filters);
    expect(total).toEqual(measure(left, "", ""));
    for (const { day, ...measures } of days)
      expect(measures).toEqual(
        measure(
          left.filter((visit) => visit.day === day),
          "",
          "",
        ),
      );
    for (const dimension of dimensions) {
      const { rows } = await topRows(dimension, period, filters, Infinity);
      const own = filters.find((filter) => filter.dimension === dimension);
      const all = left.flatMap(({ labels }) => labels.filter((label) => label.dimension === dimension));
      const values = [...new Set(all.map(({ value }) => value))].filter((value) => !own || own.value === value);
      const expected = values.map((value) => ({ value, ...measure(left, dimension, value) }));
      const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1);
      expect({ filters, dimension, rows: rows.toSorted(byValue) }).toEqual({
        filters,
        dimension,
        rows: expected.toSorted(byValue),
      });
    }
  }
  await compareFunnel(period, events);
}

async function compareFunnel(period: Parameters<typeof funnel>[0], events: readonly Seen[]): Promise<void> {
  const of = (name: string, step: string, isLeft: (event: Seen) => boolean = () => true) =>
    events.filter((event) => event.id === "" && event.name === name && event.props.step === step && isLeft(event));
  const steps = await funnel(period, [{ dimension: "locale", value: "de" }]);
  expect(steps.map(({ step, count, errors }) => [step, count, errors?.map((error) => error.count)])).toEqual(
    bookingSteps.map((step) => {
      const errors = of("booking_error", step, ({ locale }) => locale === "de");
      return [
        step,
        of("booking_step", step, ({ locale }) => locale === "de").length,
        errors.length > 0 ? [errors.length] : [],
      ];
    }),
  );
  for (const dimension of ["device", "source"] as const)
    for (const { value, counts } of await funnelRows(dimension, period, []))
      expect(Object.entries(counts)).toEqual(
        bookingSteps.map((step) => [step, of("booking_step", step, (event) => event[dimension] === value).length]),
      );
}

function measure(visits: readonly NaiveVisit[], dimension: string, value: string) {
  const total = { visitors: 0, visits: 0, hits: 0, bounces: 0, seconds: 0, booked: 0 };
  const visitors = new Set<string>();
  for (const visit of visits) {
    const label = visit.labels.find((each) => each.dimension === dimension && each.value === value);
    if (!label) continue;
    visitors.add(visit.id);
    total.visits += 1;
    total.hits += label.hits;
    total.bounces += Number(visit.isBounce);
    total.seconds += visit.seconds;
    total.booked += Number(visit.isBooked);
  }
  return { ...total, visitors: visitors.size };
}
