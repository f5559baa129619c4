import { db } from "@/lib/platform/db/client";

import type { Report } from "./naive-report";

/** The stored rollups as lines. */
export async function storedReport(): Promise<Report> {
  const lines = (values: readonly (readonly unknown[])[]) => values.map((row) => row.join("|")).toSorted();
  const [days, hours, outcomes] = await Promise.all([
    db.analyticsDay.findMany(),
    db.analyticsHour.findMany(),
    db.analyticsOutcome.findMany(),
  ]);
  return {
    days: lines(
      days.map((each) => [
        each.day.toISOString().slice(0, 10),
        ...[each.filter, each.filterValue, each.dimension, each.value],
        ...[each.hits, each.visits, each.visitors, each.bounces, each.seconds, each.booked],
      ]),
    ),
    hours: lines(
      hours.map((each) => [
        each.hour.toISOString(),
        ...[each.dimension, each.value, each.hits, each.visits, each.bounces, each.seconds, each.booked],
      ]),
    ),
    outcomes: lines(
      outcomes.map((each) => [
        each.hour.toISOString(),
        ...[each.name, each.step, each.code, each.kind, each.locale, each.device, each.source, each.took, each.count],
      ]),
    ),
  };
}
