import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { HolidayOverride } from "../holidays";
import type { AdviserRule, DayException } from "../schedule";

export type StoredAdviser = AdviserRule & {
  readonly name: string;
  readonly languages: readonly string[];
  readonly hasVideoAddress: boolean;
};

export type StoredRules = {
  /** The database generates a new version whenever any of these rules changes. */
  readonly version: string;
  /** The advisers are in the order that staff have given them. */
  readonly advisers: readonly StoredAdviser[];
  readonly officeExceptions: readonly DayException[];
  readonly holidayOverrides: readonly HolidayOverride[];
};

const cache = new Map<string, StoredRules>();
/** The maximum number of cached entries. Each entry contains the rules for one service from one day on. */
const maxCached = 64;

/**
 * Returns the rules for a service that apply from a day on. `version` is the current version of the rules, which the
 * caller has just read. Cached rules are used only if they have this version. Otherwise the rules are read from the
 * database. If they have changed in the meantime, the result has a later version than `version`.
 */
export async function rulesOf(
  serviceId: string,
  { from, version }: { readonly from: Day; readonly version: string },
): Promise<StoredRules> {
  const key = `${serviceId} ${from}`;
  const cached = cache.get(key);
  if (cached?.version === version) return cached;
  const rules = await findRules(serviceId, from);
  if (cache.size >= maxCached) cache.clear();
  cache.set(key, rules);
  return rules;
}

/**
 * Reads the rules that apply from a day on, in one round trip. The JSON has the shapes of schedule.ts: days remain
 * text, so they are never converted between time zones.
 */
async function findRules(serviceId: string, from: Day): Promise<StoredRules> {
  const first = dateFromDay(from);
  const [row] = await db.$queryRaw<[StoredRules]>`
    with open_or_closed as (
      select adviser_id, first_day, last_day, opens_on_closures,
        case when opens_minute is not null then json_build_object('opens', opens_minute, 'closes', closes_minute) end as hours
      from day_exceptions where last_day >= ${first}::date)
    select
      (select version from rules_version) as "version",
      (select coalesce(json_agg(json_build_object(
          'id', a.id, 'name', a.name, 'zone', a.zone, 'languages', a.languages, 'dailyCap', a.daily_cap, 'isActive', a.is_active, 'hasVideoAddress', a.video_url is not null,
          'offersService', exists (select from adviser_skills s where s.adviser_id = a.id and s.service_id = ${serviceId}),
          'hours', (
            select coalesce(json_agg(json_build_object(
              'weekday', weekday, 'opens', opens_minute, 'closes', closes_minute, 'validFrom', valid_from, 'validTo', valid_to)), '[]')
            from weekly_hours h where h.adviser_id = a.id and (valid_to is null or valid_to >= ${first}::date)),
          'exceptions', (
            select coalesce(json_agg(json_build_object(
              'firstDay', first_day, 'lastDay', last_day, 'hours', hours, 'opensOnClosures', opens_on_closures)), '[]')
            from open_or_closed e where e.adviser_id = a.id)
        ) order by a.position, a.name, a.id), '[]') from advisers a) as "advisers",
      (select coalesce(json_agg(json_build_object(
          'firstDay', first_day, 'lastDay', last_day, 'hours', hours, 'opensOnClosures', opens_on_closures)), '[]')
        from open_or_closed where adviser_id is null) as "officeExceptions",
      (select coalesce(json_agg(json_build_object('day', day, 'isClosed', is_closed, 'name', name)), '[]')
        from holiday_overrides where day >= ${first}::date) as "holidayOverrides"`;
  return row;
}
