import { findWorkRules } from "@/lib/availability/queries/open-hours";
import type { AdviserRule, OfficeRule } from "@/lib/availability/schedule";
import { office as officeOf } from "@/lib/firm/legal";
import { addDays, daysFromTo } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

/** The furthest day of a booking, in days from today. */
const furthest = 366;

/** The rules that decide when advisers work. `today` is the day in the office's zone. */
export type Rules = {
  readonly advisers: ReadonlyMap<string, AdviserRule>;
  readonly office: OfficeRule;
  readonly today: Day;
};

/** Finds the rules of all advisers and of the office for every day that can be booked. */
export async function findRules(now: Instant): Promise<Rules> {
  const office = officeOf();
  const today = dayOf(now, office.zone);
  // The day before, because it may still be yesterday in the zone of an adviser.
  const [first = today, ...others] = daysFromTo(addDays(today, -1), addDays(today, furthest));
  const rules = await findWorkRules({ days: [first, ...others], office });
  return { advisers: new Map(rules.advisers.map((each) => [each.id, each])), office: rules.office, today };
}
