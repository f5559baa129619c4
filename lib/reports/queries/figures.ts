import { begunByStaff } from "@/lib/inquiry/begun-by-staff";
import type { Scope } from "@/lib/platform/auth/scope";
import { Prisma, db } from "@/lib/platform/db/client";
import type { Day } from "@/lib/platform/time/day";
import type { Interval } from "@/lib/platform/time/instant";

/** The days of a period in order, each with the instants at which it begins and ends. */
export type Period = readonly (Interval & { readonly day: Day })[];

type BookingRow = { readonly day: Day; readonly held: number; readonly missed: number };

/** For each day, counts the appointments that took place and the appointments that the client missed. */
export function countAppointments(scope: Scope, period: Period): Promise<readonly BookingRow[]> {
  const starts = Prisma.sql`starts_at`;
  return byDay<BookingRow>(
    period,
    Prisma.sql`
    select ${placeOf(starts, period)} as place,
      count(*) filter (where status = 'completed')::int as held, count(*) filter (where status = 'no_show')::int as missed
    from bookings where not is_test and ${within(starts, period)} ${ofAdvisers(scope)}
    group by 1`,
  );
}

type CountRow = { readonly day: Day; readonly count: number };

const created = Prisma.sql`created_at`;

/** Counts bookings by the day on which they were made. Tests are not counted. */
export function countBookingsMade(scope: Scope, period: Period): Promise<readonly CountRow[]> {
  return byDay<CountRow>(
    period,
    Prisma.sql`
    select ${placeOf(created, period)} as place, count(*)::int as count
    from bookings where not is_test and ${within(created, period)} ${ofAdvisers(scope)}
    group by 1`,
  );
}

/** Counts messages and leads by the day on which they arrived. Quarantined items and test leads are not counted. */
export function countInquiries(period: Period): Promise<readonly CountRow[]> {
  const arrived = Prisma.sql`state <> 'quarantined' and ${within(created, period)}`;
  return byDay<CountRow>(
    period,
    Prisma.sql`
    select ${placeOf(created, period)} as place, count(*)::int as count
    from (select created_at from contact_messages where ${arrived} and source <> ${begunByStaff} union all select created_at from leads where ${arrived} and not is_test) as inquiries
    group by 1`,
  );
}

export type ReplyRow = { readonly day: Day; readonly waitedMs: number };

/**
 * For each answered message and lead that arrived in the period, returns the day of arrival and the time from arrival
 * to answer in milliseconds.
 */
export async function listReplyTimes(period: Period): Promise<readonly ReplyRow[]> {
  const answered = Prisma.sql`answered_at is not null and ${within(created, period)}`;
  // The query returns one row for each day, because parsing one row for each answer takes longer than the query itself.
  const days = await byDay<{ readonly day: Day; readonly waits: readonly number[] }>(
    period,
    Prisma.sql`
    select ${placeOf(created, period)} as place, json_agg((extract(epoch from answered_at - created_at) * 1000)::float) as waits
    from (
      select created_at, answered_at from contact_messages where ${answered} and source <> ${begunByStaff}
      union all select created_at, answered_at from leads where ${answered} and not is_test
    ) as inquiries
    group by 1`,
  );
  return days.flatMap(({ day, waits }) => waits.map((waitedMs) => ({ day, waitedMs })));
}

function within(column: Prisma.Sql, period: Period): Prisma.Sql {
  const [first, last] = [period[0], period.at(-1)];
  return Prisma.sql`${column} >= ${new Date(first?.start ?? 0)} and ${column} < ${new Date(last?.end ?? 0)}`;
}

/**
 * SQL that returns on which day of the period the time in `column` is: 1 for the first day, 2 for the second. The SQL
 * compares the time with the start of each day, because converting each time to a day takes three times as long.
 */
function placeOf(column: Prisma.Sql, period: Period): Prisma.Sql {
  return Prisma.sql`width_bucket(${column}, ${period.map(({ start }) => new Date(start))}::timestamptz[])`;
}

/**
 * Runs a query and replaces the `place` of each returned row by the day at this place in the period. The first day has
 * the place 1.
 */
async function byDay<Row extends { readonly day: Day }>(period: Period, query: Prisma.Sql): Promise<readonly Row[]> {
  const rows = await db.$queryRaw<(Omit<Row, "day"> & { readonly place: number })[]>(query);
  return rows.flatMap(({ place, ...row }) => {
    const day = period[place - 1]?.day;
    return day === undefined ? [] : [{ ...row, day } as unknown as Row];
  });
}

function ofAdvisers({ advisers }: Scope): Prisma.Sql {
  return advisers === "all" ? Prisma.empty : Prisma.sql`and adviser_id = any(${[...advisers]}::uuid[])`;
}
