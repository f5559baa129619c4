import { findOpenHours } from "@/lib/availability/queries/open-hours";
import { office } from "@/lib/firm/legal";
import { shownName } from "@/lib/inquiry/person/person-name";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf, scopeOfAdviser } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { listCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import { listCalendar, listHolds, listMeetings, listOwnTimes } from "../queries/week";
import { intervalOfWeek, requestedWeek, toWeekGrid } from "../week";
import type { Week } from "../week";
import { toLoads } from "../week-loads";
import type { AdviserLoad } from "../week-loads";

type WeekRequest = {
  readonly locale: Locale;
  readonly week: unknown;
  readonly adviserId: unknown;
  /** The new time of an appointment that is being moved. */
  readonly moving: Interval | null;
  readonly now: Instant;
};

/**
 * Loads one adviser's calendar of a week. Also counts every adviser's appointments and holds on each day. Staff who may
 * read only their own bookings get only their own data.
 */
export async function loadWeek(staff: Staff, { locale, week, adviserId, moving, now }: WeekRequest): Promise<Week> {
  const scope = scopeOf(staff, "bookings");
  const rules = office();
  const all = requestedWeek(week, dayOf(now, rules.zone));
  const interval = intervalOfWeek(all, rules.zone);
  const [hours, booked, holds, services] = await Promise.all([
    findOpenHours({ days: all, office: rules }),
    listMeetings(scope, interval),
    listHolds(scope, interval, now),
    listCatalogue(now),
  ]);
  const busy = new Set(booked.map((meeting) => meeting.adviserId));
  const visible = hours.filter(
    ({ id, isActive }) => (scope.advisers === "all" || scope.advisers.includes(id)) && (isActive || busy.has(id)),
  );
  const meetings = [...booked, ...holds.map((hold) => ({ adviserId: hold.adviserId, start: hold.meetingStart }))];
  const own = visible.find(({ id }) => id === staff.adviserId);
  const adviser = visible.find(({ id }) => id === adviserId) ?? own ?? visible[0];
  const [listed, ownTimes] = adviser
    ? await Promise.all([listCalendar(scopeOfAdviser(scope, adviser.id), interval), listOwnTimes(adviser.id, interval)])
    : [[], []];
  const bookings = listed.map(({ name, ...booking }) => ({
    ...booking,
    name: name === null ? null : shownName(name, locale),
  }));
  const days = withoutEmptyWeekend(all, toLoads(visible, meetings), moving && dayOf(moving.start, rules.zone));
  // At the weekend of an office that is closed then, the week is over, so the calendar opens on the next one.
  if (week === undefined && !moving && !days.includes(dayOf(now, rules.zone)))
    return loadWeek(staff, { locale, week: addDays(all[0], 7), adviserId, moving, now });
  const shownHours = visible.map((each) => ({ ...each, days: each.days.slice(0, days.length) }));
  return {
    zone: rules.zone,
    now,
    days,
    advisers: visible.map(({ id, name }) => ({ id, name })),
    adviser: adviser ? { id: adviser.id, name: adviser.name, zone: adviser.zone, dailyCap: adviser.dailyCap } : null,
    grid: adviser
      ? toWeekGrid({
          monday: all[0],
          days,
          hours: adviser,
          bookings,
          holds: holds.filter((hold) => hold.adviserId === adviser.id),
          own: ownTimes,
          zone: rules.zone,
          now,
          including: moving ? [moving] : [],
        })
      : null,
    loads: toLoads(shownHours, meetings),
    serviceNames: new Map(services.map((service) => [service.id, textOf(service, locale).name])),
    mayMove: isAllowed(staff.role, "bookings.change"),
  };
}

/**
 * Leaves out Sunday, or the whole weekend, if no adviser has working hours, appointments or holds on these days and no
 * appointment is being moved to them.
 */
function withoutEmptyWeekend(
  [monday, ...others]: readonly [Day, ...Day[]],
  loads: readonly AdviserLoad[],
  moving: Day | null,
): readonly [Day, ...Day[]] {
  const isEmpty = (index: number) =>
    others[index - 1] !== moving && loads.every(({ days }) => (days[index] ?? null) === null);
  const count = !isEmpty(6) ? 7 : !isEmpty(5) ? 6 : 5;
  return [monday, ...others.slice(0, count - 1)];
}
