import { db } from "@/lib/platform/db/client";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** Reads the days off of an adviser, or the closed days of the office, that are not over, the first ones first. */
export async function listDays(adviserId: string | null, today: Day) {
  const rows = await db.dayException.findMany({
    where: { adviserId, lastDay: { gte: dateFromDay(today) } },
    orderBy: [{ firstDay: "asc" }, { lastDay: "asc" }, { id: "asc" }],
    select: {
      id: true,
      firstDay: true,
      lastDay: true,
      opensMinute: true,
      closesMinute: true,
      note: true,
      opensOnClosures: true,
    },
  });
  return rows.map(({ firstDay, lastDay, opensMinute, closesMinute, ...row }) => ({
    ...row,
    firstDay: dayFromDate(firstDay),
    lastDay: dayFromDate(lastDay),
    hours: opensMinute === null || closesMinute === null ? null : { opens: opensMinute, closes: closesMinute },
  }));
}

/** Reads the days in a range on which advisers who can be booked work although the office is closed. */
export async function listOtherHours({ first, last }: { readonly first: Day; readonly last: Day }) {
  const rows = await db.dayException.findMany({
    where: {
      adviser: { isActive: true },
      opensOnClosures: true,
      firstDay: { lte: dateFromDay(last) },
      lastDay: { gte: dateFromDay(first) },
    },
    orderBy: [{ firstDay: "asc" }, { id: "asc" }],
    select: { id: true, firstDay: true, lastDay: true, adviser: { select: { name: true } } },
  });
  return rows.map(({ id, firstDay, lastDay, adviser }) => ({
    id,
    firstDay: dayFromDate(firstDay),
    lastDay: dayFromDate(lastDay),
    adviser: adviser?.name ?? "",
  }));
}

/** Reads the corrections of the holiday calendar in a range of days. */
export async function listOverrides(first: Day, last: Day) {
  const rows = await db.holidayOverride.findMany({
    where: { day: { gte: dateFromDay(first), lte: dateFromDay(last) } },
    orderBy: { day: "asc" },
    select: { day: true, isClosed: true, name: true },
  });
  return rows.map((row) => ({ ...row, day: dayFromDate(row.day) }));
}
