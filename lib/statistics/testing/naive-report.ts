import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { StatisticsEvent } from "../event";
import type { Batch } from "./random-log";

/** Sorted lines of all rollups. */
export type Report = { readonly days: string[]; readonly hours: string[]; readonly outcomes: string[] };

type Seen = StatisticsEvent & { readonly id: string };
type Total = { hits: number; visits: number; visitors: Set<string>; bounces: number; seconds: number; booked: number };

const minute = 60_000;
const hour = 60 * minute;
const hourOf = (at: Instant) => new Date(Math.floor(at / hour) * hour).toISOString();
const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * hour).toISOString().slice(0, 10);

/** Counts batches in the plainest way: with lists, one event after the other. */
export function naiveReport(batches: readonly Batch[], zone: string): Report {
  const events = storedEvents(batches, zone);
  const days = new Map<string, Total>();
  const hours = new Map<string, Total>();
  for (const visit of visitsOf(events.filter(({ id }) => id !== ""))) {
    const [first] = visit;
    if (!first) continue;
    const labels = labelsOf(visit);
    for (const each of labels) add(hours, [hourOf(first.at), each.dimension, each.value], visit, each.hits);
    for (const filter of labels)
      for (const each of labels)
        if (filter.dimension === "" || filter.dimension !== each.dimension)
          add(
            days,
            [dayOf(first.at, zone), filter.dimension, filter.value, each.dimension, each.value],
            visit,
            each.hits,
          );
  }
  const outcomes = new Map<string, number>();
  for (const { id, at, name, props, locale, device } of events) {
    if (id !== "") continue;
    const { step = "", code = "", service = "" } = props;
    const key = [hourOf(at), name, step, code, service, locale, device].join("|");
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  }
  const line =
    (isDay: boolean) =>
    ([key, total]: [string, Total]) =>
      [
        key,
        total.hits,
        total.visits,
        ...(isDay ? [total.visitors.size] : []),
        total.bounces,
        total.seconds,
        total.booked,
      ].join("|");
  return {
    days: [...days].map(line(true)).toSorted(),
    hours: [...hours].map(line(false)).toSorted(),
    outcomes: [...outcomes].map(([key, count]) => `${key}|${count}`).toSorted(),
  };
}

function storedEvents(batches: readonly Batch[], zone: string): Seen[] {
  const seen: Seen[] = [];
  for (const { browser, now, events } of batches) {
    const latest = Math.max(...events.map(({ at }) => at));
    const isWrong = browser !== undefined && events.some(({ at }) => at < now - 6 * hour || at > now + 5 * minute);
    const corrected = events.map((event) =>
      browser === undefined
        ? event
        : { ...event, at: Math.max(event.at + (isWrong ? now - latest : 0), now - 6 * hour) },
    );
    for (const event of corrected.toSorted((a, b) => a.at - b.at)) {
      const day = dayOf(event.at, zone);
      const yesterday = `${browser} ${dayBefore(day)}`;
      const goesOn = seen.some(({ id, at }) => id === yesterday && at <= event.at && at >= event.at - 30 * minute);
      const id = browser === undefined ? "" : goesOn ? yesterday : `${browser} ${day}`;
      const isSame = (other: Seen) =>
        id !== "" &&
        other.id === id &&
        other.at === event.at &&
        other.name === event.name &&
        other.route === event.route;
      if (!seen.some(isSame)) seen.push({ ...event, id });
    }
  }
  return seen;
}

function visitsOf(events: readonly Seen[]): Seen[][] {
  const visits: Seen[][] = [];
  for (const event of events.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.at - b.at))) {
    const visit = visits.at(-1);
    const last = visit?.at(-1);
    if (last?.id === event.id && event.at - last.at <= 30 * minute) visit?.push(event);
    else visits.push([event]);
  }
  return visits;
}

function labelsOf(visit: readonly Seen[]) {
  const views = visit.filter(({ name }) => name === "page_view");
  const [first, view] = [visit[0], views[0]];
  const hits = views.length;
  const label = (dimension: string, value = "", count = hits) => ({ dimension, value, hits: count });
  const routes = [...new Set(views.map(({ route }) => route))];
  const names = [...new Set(visit.map(({ name }) => name))].filter((name) => name !== "page_view");
  return [
    label(""),
    label("entry", view?.route),
    label("exit", views.at(-1)?.route),
    label("locale", first?.locale),
    label("device", first?.device),
    label("market", `${view?.country ?? ""}/${first?.locale ?? ""}`),
    label("source", view?.source),
    label("campaign", view?.campaign),
    ...routes.map((route) => label("route", route, views.filter((each) => each.route === route).length)),
    ...names.map((name) => label("event", name, visit.filter((each) => each.name === name).length)),
  ];
}

function add(totals: Map<string, Total>, key: readonly string[], visit: readonly Seen[], hits: number): void {
  const name = key.join("|");
  const total = totals.get(name) ?? { hits: 0, visits: 0, visitors: new Set(), bounces: 0, seconds: 0, booked: 0 };
  totals.set(name, total);
  const count = (...names: string[]) => visit.filter((event) => names.includes(event.name)).length;
  total.hits += hits;
  total.visits += 1;
  total.visitors.add(visit[0]?.id ?? "");
  if (count("page_view") <= 1 && count("click", "phone_call") === 0) total.bounces += 1;
  if (count("booked") > 0) total.booked += 1;
  total.seconds += Math.round(((visit.at(-1)?.at ?? 0) - (visit[0]?.at ?? 0)) / 1_000);
}
