import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { StatisticsEvent } from "../event";
import type { Batch } from "./random-log";

/** A stored event. The id is empty if the server counted it. */
export type Seen = StatisticsEvent & { readonly id: string };
export type Label = { readonly dimension: string; readonly value: string; readonly hits: number };

/** A visit with the day on which it began and its values in each dimension. */
export type NaiveVisit = {
  readonly id: string;
  readonly day: string;
  readonly start: Instant;
  readonly seconds: number;
  readonly isBounce: boolean;
  readonly isBooked: boolean;
  readonly labels: readonly Label[];
};

export const minute = 60_000;
export const hour = 60 * minute;
const dayBefore = (day: string) => new Date(Date.parse(day) - 24 * hour).toISOString().slice(0, 10);

/** The events of requests that were stored in these writes, in the plainest way: with lists, one after the other. */
export function storedEvents(writes: readonly (readonly Batch[])[], zone: string): readonly Seen[] {
  const seen: Seen[] = [];
  const byBrowser = new Map<string | undefined, Seen[]>();
  for (const batches of writes) {
    const events = batches.flatMap((batch) => correct(batch).map((event) => ({ browser: batch.browser, event })));
    for (const { browser, event } of events.toSorted((a, b) => a.event.at - b.event.at)) {
      const own = byBrowser.get(browser) ?? [];
      byBrowser.set(browser, own);
      const day = dayOf(event.at, zone);
      const yesterday = `${browser} ${dayBefore(day)}`;
      const goesOn = own.some(({ id, at }) => id === yesterday && at <= event.at && at >= event.at - 30 * minute);
      const id = browser === undefined ? "" : goesOn ? yesterday : `${browser} ${day}`;
      const isSame = (other: Seen) =>
        other.id === id && other.at === event.at && other.name === event.name && other.route === event.route;
      if (id !== "" && own.some(isSame)) continue;
      own.push({ ...event, id });
      seen.push({ ...event, id });
    }
  }
  return seen;
}

/** The events of a batch at the times at which they are believed to have happened. */
function correct({ browser, now, events }: Batch): readonly StatisticsEvent[] {
  if (browser === undefined) return events;
  const latest = Math.max(...events.map(({ at }) => at));
  const isWrong = events.some(({ at }) => at < now - 6 * hour || at > now + 5 * minute);
  return events.map((event) => ({ ...event, at: Math.max(event.at + (isWrong ? now - latest : 0), now - 6 * hour) }));
}

/** The visits of the browsers. */
export function visitsOf(events: readonly Seen[], zone: string): readonly NaiveVisit[] {
  const visits: Seen[][] = [];
  const ofBrowsers = events.filter(({ id }) => id !== "");
  for (const event of ofBrowsers.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : a.at - b.at))) {
    const visit = visits.at(-1);
    const last = visit?.at(-1);
    if (last?.id === event.id && event.at - last.at <= 30 * minute) visit?.push(event);
    else visits.push([event]);
  }
  return visits.map((visit) => describe(visit, zone));
}

function describe(visit: readonly Seen[], zone: string): NaiveVisit {
  const start = visit[0]?.at ?? 0;
  const times = (...names: string[]) => visit.filter((event) => names.includes(event.name)).length;
  return {
    id: visit[0]?.id ?? "",
    day: dayOf(start, zone),
    start,
    seconds: Math.round(((visit.at(-1)?.at ?? 0) - start) / 1_000),
    isBounce: times("page_view") <= 1 && times("click", "phone_call") === 0,
    isBooked: times("booked") > 0,
    labels: labelsOf(visit),
  };
}

function labelsOf(visit: readonly Seen[]): readonly Label[] {
  const views = visit.filter(({ name }) => name === "page_view");
  const [first, view] = [visit[0], views[0]];
  const label = (dimension: string, value = "", hits = views.length) => ({ dimension, value, hits });
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
