import { firm } from "@/lib/firm/settings-snapshot";
import { db, Prisma } from "@/lib/platform/db/client";
import { daysFromTo } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

import type { Dimension, Filter } from "../dimension";
import { intervalOf } from "../period";
import type { Period } from "../period";
import { ofVisits } from "./measures";
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
  const rows = await db.$queryRaw<(Measures & { place: number })[]>`
    select width_bucket(started_at, ${starts}::timestamptz[]) as place, ${ofVisits(Prisma.sql`views`)}
    from analytics_visits where ${left(period, filters)} group by 1`;
  return rows.flatMap(({ place, ...measures }) => {
    const day = days[place - 1];
    return day === undefined ? [] : [{ ...measures, day }];
  });
}

/** The measures of each value of a dimension among the visits that all filters leave. */
export function filteredValues(
  dimension: Dimension,
  period: Period,
  filters: readonly Filter[],
): Promise<(Measures & { readonly value: string })[]> {
  if (dimension === "route" || dimension === "event")
    return db.$queryRaw`
      select key as value, ${ofVisits(Prisma.sql`value::int`)}
      from analytics_visits cross join jsonb_each_text(${Prisma.raw(`${dimension}s`)})
      where ${left(period, filters)} group by 1`;
  const value = dimension === "market" ? Prisma.sql`concat(country, '/', locale)` : Prisma.raw(dimension);
  return db.$queryRaw`
    select ${value} as value, ${ofVisits(Prisma.sql`views`)} from analytics_visits where ${left(period, filters)} group by 1`;
}

function left(period: Period, filters: readonly Filter[]): Prisma.Sql {
  const { start, end } = intervalOf(period, firm().zone);
  const within = Prisma.sql`started_at >= ${new Date(start)} and started_at < ${new Date(end)}`;
  return Prisma.join([within, ...filters.map(conditionOf)], " and ");
}

function conditionOf({ dimension, value }: Filter): Prisma.Sql {
  if (dimension === "route" || dimension === "event")
    return Prisma.sql`${Prisma.raw(`${dimension}s`)} -> ${value}::text is not null`;
  if (dimension !== "market") return Prisma.sql`${Prisma.raw(dimension)} = ${value}`;
  const [country = "", locale = ""] = value.split("/");
  return Prisma.sql`country = ${country} and locale = ${locale}`;
}
