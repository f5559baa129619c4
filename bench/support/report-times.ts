import { dimensions } from "../../lib/statistics/reports/dimension";
import type { Dimension, Filter } from "../../lib/statistics/reports/dimension";
import type { Period } from "../../lib/statistics/reports/period";
import { bookingsMade, firstReply } from "../../lib/statistics/reports/queries/by-day";
import { funnel, funnelRows } from "../../lib/statistics/reports/queries/funnel";
import { outcomes } from "../../lib/statistics/reports/queries/outcomes";
import { topRows, visitSeries } from "../../lib/statistics/reports/queries/visits";
import { median } from "../../scripts/bench/table";

const measurements = 20;

/** The most frequent values, because they leave the most rows. */
const one: readonly Filter[] = [
  { dimension: "source", value: "source-0" },
  { dimension: "market", value: "C0/en" },
  { dimension: "route", value: "/page-0" },
  { dimension: "device", value: "phone" },
];
const several: readonly (readonly Filter[])[] = [
  one.slice(2),
  [
    { dimension: "device", value: "phone" },
    { dimension: "event", value: "click" },
    { dimension: "locale", value: "en" },
  ],
];

type Slowest = { readonly report: string; readonly ms: number };

/** The medians of the slowest report for none or one filter, and of the slowest report for several. */
export async function measureReports(period: Period): Promise<{ readonly simple: Slowest; readonly several: Slowest }> {
  const simple: Slowest[] = [];
  const withSeveral: Slowest[] = [];
  for (const filters of [[], ...one.map((filter) => [filter])])
    for (const [name, report] of visitReports(period, filters)) simple.push(await medianOf(name, report));
  for (const [name, report] of otherReports(period)) simple.push(await medianOf(name, report));
  for (const filters of several)
    for (const [name, report] of visitReports(period, filters, ["route", "source", "market"]))
      withSeveral.push(await medianOf(name, report));
  return { simple: slowest(simple), several: slowest(withSeveral) };
}

type Report = readonly [name: string, report: () => Promise<unknown>];

const visitReports = (
  period: Period,
  filters: readonly Filter[],
  lists: readonly Dimension[] = dimensions,
): readonly Report[] => {
  const by = filters.map(({ dimension }) => dimension).join(" and ") || "nothing";
  return [
    [`visits filtered by ${by}`, () => visitSeries(period, filters)],
    [`funnel filtered by ${by}`, () => funnel(period, filters)],
    ...lists.map((dimension): Report => [`${dimension} filtered by ${by}`, () => topRows(dimension, period, filters)]),
  ];
};

const otherReports = (period: Period): readonly Report[] => [
  ["funnel by source", () => funnelRows("source", period, [])],
  ["outcomes by service", () => outcomes("service", period, "en")],
  ["outcomes by adviser", () => outcomes("adviser", period, "en")],
  ["first replies", () => firstReply(period)],
  ["bookings made", () => bookingsMade(period)],
];

async function medianOf(report: string, run: () => Promise<unknown>): Promise<Slowest> {
  const times: number[] = [];
  for (let count = 0; count <= measurements; count += 1) {
    const began = performance.now();
    await run();
    // The first run reads from the disk.
    if (count > 0) times.push(performance.now() - began);
  }
  return { report, ms: median(times) };
}

const slowest = (reports: readonly Slowest[]): Slowest =>
  reports.toSorted((a, b) => b.ms - a.ms)[0] ?? { report: "", ms: Number.NaN };
