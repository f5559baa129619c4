import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { rowsOf, withPeriod } from "./hours";
import type { HoursPeriod } from "./hours";
import { outsideHours } from "./outside-hours";
import { findAdviser } from "./queries/advisers";
import { listComing } from "./queries/coming";
import type { ComingBooking } from "./adviser";
import { findRules } from "./queries/rules";

type Edit = { readonly id: string; readonly period: HoursPeriod; readonly replaces: Day | undefined };

type Effect = {
  /** The bookings outside the adviser's open time after the change. */
  readonly outside: readonly (ComingBooking & { readonly isOutsideNow: boolean })[];
  /** The number of all coming bookings. */
  readonly coming: number;
  readonly zone: string;
};

/** Finds the bookings that would lie outside an adviser's hours after a change that is not stored: see `setHours`. */
export async function hoursEffect(
  staff: Staff,
  { id, period, replaces }: Edit,
  now: Instant,
): Promise<Result<Effect, "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION", "overlap">> {
  const scope = scopeOf(staff, "advisers");
  const [adviser, { advisers, office }, coming] = await Promise.all([
    findAdviser(scope, { id }),
    findRules(now),
    listComing({ hasPersonalDetails: false }, id, now),
  ]);
  const rule = advisers.get(id);
  if (!adviser || !rule) return fail("RESOURCE_NOT_FOUND");
  const next = withPeriod(
    adviser.periods.filter(({ from }) => from !== replaces),
    period,
  );
  if (!next.ok) return next;
  const today = new Set(outsideHours(coming, rule, office).map(({ booking }) => booking.id));
  const outside = outsideHours(coming, { ...rule, hours: rowsOf(next.value) }, office);
  return ok({
    outside: outside.map(({ booking }) => ({ ...booking, isOutsideNow: today.has(booking.id) })),
    coming: coming.length,
    zone: rule.zone,
  });
}
