import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { addDays, dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { rowsOf, withPeriod } from "../hours";
import type { HoursPeriod } from "../hours";
import { changeRecord } from "./record";
import type { AdviserTarget } from "./record";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT";

/**
 * Stores one period of an adviser's weekly hours. `replaces` is the first day of the period that is edited; without it,
 * the period is added. A period without an end ends an earlier one on the day before. "overlap": other hours hold on
 * one of its days. RESOURCE_CONFLICT: someone else has changed the adviser since. Returns the slug.
 */
export function setHours(
  by: Staff,
  target: AdviserTarget,
  { period, replaces }: { readonly period: HoursPeriod; readonly replaces: Day | undefined },
): Promise<Result<string, Refusal | "BUSINESS_RULE_VIOLATION", "overlap">> {
  return changeRecord(by, target, async ({ id, slug, periods }, tx) => {
    const others = periods.filter(({ from }) => from !== replaces);
    if (replaces !== undefined && others.length === periods.length) return fail("RESOURCE_CONFLICT");
    const next = withPeriod(others, period);
    if (!next.ok) return next;
    await writeHours(tx, id, next.value);
    const { from, to } = period;
    return ok({ data: {}, audit: { action: "adviser.hours-set", details: { slug, from, to } }, value: slug });
  });
}

/**
 * Removes a period that has not begun, so that hours that would have ended on the day before continue.
 * RESOURCE_CONFLICT: it has begun, or someone else has changed the adviser since. Returns the slug.
 */
export function removeHours(
  by: Staff,
  target: AdviserTarget,
  { from, today }: { readonly from: Day; readonly today: Day },
): Promise<Result<string, Refusal>> {
  return changeRecord(by, target, async ({ id, slug, periods }, tx) => {
    const removed = periods.find((period) => period.from === from);
    if (from <= today || !removed) return fail("RESOURCE_CONFLICT");
    const others = periods.filter((period) => period !== removed);
    const isBefore = ({ to }: HoursPeriod) => to !== null && addDays(to, 1) === from;
    await writeHours(
      tx,
      id,
      others.map((each) => (isBefore(each) ? { ...each, to: removed.to } : each)),
    );
    return ok({ data: {}, audit: { action: "adviser.hours-removed", details: { slug, from } }, value: slug });
  });
}

async function writeHours(tx: Tx, adviserId: string, periods: readonly HoursPeriod[]): Promise<void> {
  await tx.weeklyHours.deleteMany({ where: { adviserId } });
  await tx.weeklyHours.createMany({
    data: rowsOf(periods).map(({ weekday, opens, closes, validFrom, validTo }) => ({
      adviserId,
      weekday,
      opensMinute: opens,
      closesMinute: closes,
      validFrom: dateFromDay(validFrom),
      validTo: validTo && dateFromDay(validTo),
    })),
  });
}
