import { firm } from "@/lib/firm/settings-snapshot";
import { db, Prisma } from "@/lib/platform/db/client";
import { daysFromTo } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

import type { Dimension, Filter } from "../dimension";
import { intervalOf } from "../period";
import type { Period } from "../period";
import { ofVisits, ofVisitsByKey } from "./measures";
import type { Measures } from "./measures";

/**
 * The rollup of days has pairs of dimensions only, so reports with several filters count the visits themselves. These
 * are kept for 13 months: see `severalFiltersFrom`.
 */

/** The measures of each day with visits that all filters leave. */
export async function filteredDays(
  period: Period,
  filters: readonly Filter[],
): Promise<readonly (Measures & { readonly day: Day })[]> {
  const days = daysFromTo(period.from, period.to);
  const starts = days.map((day) => new Date(startOfDay(day, firm().zone)));
  const place = Prisma.sql`width_bucket(started_at, ${starts}::timestamptz[])`;
  const rows = await db.$queryRaw<(Measures & { value: number })[]>(ofVisits(left(period, filters), place));
  return rows.flatMap(({ value, ...measures }) => {
    const day = days[value - 1];
    return day === undefined ? [] : [{ ...measures, day }];
  });
}

/** The measures of each value of a dimension among the visits that all filters leave. */
export function filteredValues(
  dimension: Dimension,
  period: Period,
  filters: readonly Filter[],
): Promise<(Measures & { readonly value: string })[]> {
  const where = left(period, filters);
  const happened = mapOf(dimension);
  if (happened) return db.$queryRaw(ofVisitsByKey(where, happened));
  const by = dimension === "market" ? Prisma.sql`concat(country, '/', locale)` : Prisma.raw(dimension);
  return db.$queryRaw(ofVisits(where, by));
}

/** The column that tells how often each value of a dimension happened in a visit, if there may be several. */
function mapOf(dimension: Dimension): Prisma.Sql | undefined {
  return dimension === "route" || dimension === "event" ? Prisma.raw(`${dimension}s`) : undefined;
}

/** Conditions on plain columns come first, because PostgreSQL checks them in this order. */
function left(period: Period, filters: readonly Filter[]): Prisma.Sql {
  const { start, end } = intervalOf(period, firm().zone);
  const within = Prisma.sql`started_at >= ${new Date(start)} and started_at < ${new Date(end)}`;
  const inOrder = filters.toSorted(
    (a, b) => Number(mapOf(a.dimension) !== undefined) - Number(mapOf(b.dimension) !== undefined),
  );
  return Prisma.join([within, ...inOrder.map(conditionOf)], " and ");
}

function conditionOf({ dimension, value }: Filter): Prisma.Sql {
  const happened = mapOf(dimension);
  if (happened) return Prisma.sql`${happened} -> ${value}::text is not null`;
  if (dimension !== "market") return Prisma.sql`${Prisma.raw(dimension)} = ${value}`;
  const [country = "", locale = ""] = value.split("/");
  return Prisma.sql`country = ${country} and locale = ${locale}`;
}
