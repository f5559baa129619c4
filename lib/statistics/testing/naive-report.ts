import type { Instant } from "@/lib/platform/time/instant";

import { hour } from "./naive-visits";
import type { NaiveVisit, Seen } from "./naive-visits";

/** Sorted lines of all rollups. */
export type Report = { readonly days: string[]; readonly hours: string[]; readonly outcomes: string[] };

type Total = { hits: number; visits: number; visitors: Set<string>; bounces: number; seconds: number; booked: number };

const hourOf = (at: Instant) => new Date(Math.floor(at / hour) * hour).toISOString();

/** Counts events and visits into rollups, one after the other. */
export function naiveReport(events: readonly Seen[], visits: readonly NaiveVisit[]): Report {
  const days = new Map<string, Total>();
  const hours = new Map<string, Total>();
  for (const visit of visits) {
    const { labels } = visit;
    for (const each of labels) add(hours, [hourOf(visit.start), each.dimension, each.value], visit, each.hits);
    for (const filter of labels)
      for (const each of labels)
        if (filter.dimension === "" || filter.dimension !== each.dimension)
          add(days, [visit.day, filter.dimension, filter.value, each.dimension, each.value], visit, each.hits);
  }
  const outcomes = new Map<string, number>();
  for (const { id, at, name, props, locale, device, source } of events) {
    if (id !== "") continue;
    const { step = "", code = "", service = "", took = 0 } = props;
    const key = [hourOf(at), name, step, code, service, locale, device, source, took].join("|");
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  }
  const line =
    (isDay: boolean) =>
    ([key, { hits, visits, visitors, bounces, seconds, booked }]: [string, Total]) =>
      [key, hits, visits, ...(isDay ? [visitors.size] : []), bounces, seconds, booked].join("|");
  return {
    days: [...days].map(line(true)).toSorted(),
    hours: [...hours].map(line(false)).toSorted(),
    outcomes: [...outcomes].map(([key, count]) => `${key}|${count}`).toSorted(),
  };
}

function add(totals: Map<string, Total>, key: readonly string[], visit: NaiveVisit, hits: number): void {
  const name = key.join("|");
  const total = totals.get(name) ?? { hits: 0, visits: 0, visitors: new Set(), bounces: 0, seconds: 0, booked: 0 };
  totals.set(name, total);
  total.hits += hits;
  total.visits += 1;
  total.visitors.add(visit.id);
  total.bounces += Number(visit.isBounce);
  total.seconds += visit.seconds;
  total.booked += Number(visit.isBooked);
}
