import { findOpenHours } from "@/lib/availability/queries/open-hours";
import { office } from "@/lib/firm/legal";
import { shownName } from "@/lib/inquiry/person/person-name";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { listCatalogue } from "@/lib/services/queries";
import { textOf } from "@/lib/services/service";

import type { CalendarDay } from "../calendar-day";
import { listCalendar, listHolds, listOwnTimes } from "../queries/week";
import { intervalOfWeek, toWeekGrid } from "../week";

type DayRequest = { readonly locale: Locale; readonly day: unknown; readonly now: Instant };

/** Loads the calendars of a day of all advisers, if the staff member may see them. Without a day, of today. */
export async function loadDay(staff: Staff, { locale, day: requested, now }: DayRequest): Promise<CalendarDay> {
  const scope = scopeOf(staff, "bookings");
  const rules = office();
  const day = isDay(requested) ? requested : dayOf(now, rules.zone);
  const interval = intervalOfWeek([day], rules.zone);
  const [hours, listed, holds, services] = await Promise.all([
    findOpenHours({ days: [day], office: rules }),
    listCalendar(scope, interval),
    listHolds(scope, interval, now),
    listCatalogue(now),
  ]);
  const bookings = listed.map(({ name, ...booking }) => ({
    ...booking,
    name: name === null ? null : shownName(name, locale),
  }));
  const busy = new Set(bookings.map(({ adviserId }) => adviserId));
  const visible = hours.filter(
    ({ id, isActive }) => (scope.advisers === "all" || scope.advisers.includes(id)) && (isActive || busy.has(id)),
  );
  const including = [
    ...visible.flatMap(({ days }) => days.flatMap(({ open }) => open)),
    ...[...bookings, ...holds].map(({ reserved }) => reserved),
  ];
  const columns = await Promise.all(
    visible.map(async (adviser) => ({
      adviser: { id: adviser.id, name: adviser.name, dailyCap: adviser.dailyCap },
      grid: toWeekGrid({
        monday: day,
        days: [day],
        hours: adviser,
        bookings: bookings.filter(({ adviserId }) => adviserId === adviser.id),
        holds: holds.filter(({ adviserId }) => adviserId === adviser.id),
        own: await listOwnTimes(adviser.id, interval),
        zone: rules.zone,
        now,
        including,
      }),
    })),
  );
  return {
    zone: rules.zone,
    now,
    day,
    columns,
    serviceNames: new Map(services.map((service) => [service.id, textOf(service, locale).name])),
    mayMove: isAllowed(staff.role, "bookings.change"),
  };
}
