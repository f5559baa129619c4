import { firm } from "@/lib/firm/settings-snapshot";
import { begunByStaff } from "@/lib/inquiry/begun-by-staff";
import { promisedReplyMs } from "@/lib/inquiry/inbox/loaders";
import { db, Prisma } from "@/lib/platform/db/client";
import { addDays, daysFromTo } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

import type { Period } from "../period";

export type FirstReply = {
  /** Milliseconds from the arrival to the first reply. Undefined if nothing was answered. */
  readonly medianMs: number | undefined;
  readonly answered: number;
  /** How many of the answered were answered within the promised time. */
  readonly inTime: number;
};

/** First replies to the messages and leads that arrived in a period, and of those of each day that has any. */
export async function firstReply(
  period: Period,
): Promise<FirstReply & { readonly days: readonly (FirstReply & { readonly day: Day })[] }> {
  const created = Prisma.sql`created_at`;
  const answered = Prisma.sql`answered_at is not null and ${within(period, created)}`;
  const rows = await db.$queryRaw<{ place: number | null; median: number; answered: number; inTime: number }[]>`
    select ${placeOf(period, created)} as place, count(*)::int as answered,
      percentile_cont(0.5) within group (order by waited)::float as median,
      count(*) filter (where waited <= ${promisedReplyMs})::int as "inTime"
    from (
      select created_at, extract(epoch from answered_at - created_at) * 1000 as waited
      from contact_messages where ${answered} and source <> ${begunByStaff}
      union all
      select created_at, extract(epoch from answered_at - created_at) * 1000
      from leads where ${answered} and not is_test
    ) as replies group by grouping sets ((1), ())`;
  const days = daysFromTo(period.from, period.to);
  const reply = (row: (typeof rows)[number] | undefined) => ({
    medianMs: row?.median ?? undefined,
    answered: row?.answered ?? 0,
    inTime: row?.inTime ?? 0,
  });
  return {
    ...reply(rows.find(({ place }) => place === null)),
    days: days.flatMap((day, index) => {
      const row = rows.find(({ place }) => place === index + 1);
      return row ? [{ day, ...reply(row) }] : [];
    }),
  };
}

/** The bookings that were made on each day of a period. Tests are not counted. */
export async function bookingsMade(
  period: Period,
): Promise<{ readonly total: number; readonly days: readonly { readonly day: Day; readonly count: number }[] }> {
  const created = Prisma.sql`created_at`;
  const rows = await db.$queryRaw<{ place: number; count: number }[]>`
    select ${placeOf(period, created)} as place, count(*)::int as count
    from bookings where not is_test and ${within(period, created)} group by 1`;
  const counts = new Map(rows.map(({ place, count }) => [place, count]));
  const days = daysFromTo(period.from, period.to).map((day, index) => ({ day, count: counts.get(index + 1) ?? 0 }));
  return { total: days.reduce((total, { count }) => total + count, 0), days };
}

const within = ({ from, to }: Period, column: Prisma.Sql) =>
  Prisma.sql`${column} >= ${new Date(startOfDay(from, firm().zone))}
    and ${column} < ${new Date(startOfDay(addDays(to, 1), firm().zone))}`;

/** The place of a time's day in the period, from 1. Comparing times is quicker than converting each to a day. */
function placeOf({ from, to }: Period, column: Prisma.Sql): Prisma.Sql {
  const starts = daysFromTo(from, to).map((day) => new Date(startOfDay(day, firm().zone)));
  return Prisma.sql`width_bucket(${column}, ${starts}::timestamptz[])`;
}
