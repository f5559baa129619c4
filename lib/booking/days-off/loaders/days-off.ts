import { holidaysFromTo } from "@/lib/availability/holidays";
import { daysOfChange } from "@/lib/availability/proposed-change";
import type { ProposedChange } from "@/lib/availability/proposed-change";
import { firm } from "@/lib/firm/settings-snapshot";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { addDays, dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { faultOf } from "../days-change";
import type { DaysView, HolidayRow, ProposedView } from "../days-view";
import { findAffected, versionOf } from "../queries/affected";
import { listDays, listOtherHours, listOverrides } from "../queries/days";
import { planOffers } from "../queries/plan-offers";
import { loadAsked } from "./asked";

type Request = {
  /** Null for the office. */
  readonly adviser: { readonly id: string; readonly zone: string } | null;
  /** The change in the page's address, which is shown before it is saved. */
  readonly change: ProposedChange | undefined;
  readonly now: Instant;
};

/** Loads the days off of an adviser, or the closed days of the office, with the clients whom they concern. */
export async function loadDaysOff(staff: Staff, { adviser, change, now }: Request): Promise<DaysView> {
  // Not only the appointments of this adviser: a client may have chosen a time with another one.
  const scope = scopeOf(staff, "bookings");
  const zone = adviser?.zone ?? firm().zone;
  const today = dayOf(now, zone);
  const mayChange = isAllowed(staff.role, "advisers.change");
  const days = await listDays(adviser?.id ?? null, today);
  const asked = await loadAsked(scope, {
    adviserId: adviser?.id ?? null,
    closed: days.map(({ id, firstDay, lastDay }) => ({ id, first: firstDay, last: lastDay })),
    now,
  });
  return {
    adviserId: adviser?.id ?? null,
    zone,
    today,
    mayChange,
    saved: days.map((saved) => ({ ...saved, clients: asked.get(saved.id) ?? [] })),
    proposed: mayChange && change && !faultOf(change, today) ? await propose(scope, change, now) : null,
  };
}

const isOfOffice = (change: ProposedChange) => change.kind === "holiday" || change.adviserId === null;

async function propose(scope: Scope, change: ProposedChange, now: Instant): Promise<ProposedView> {
  const affected = await findAffected(scope, change, now);
  const { plans, advisers } = await planOffers(affected, { change, now });
  const offered = plans.filter(({ tell }) => tell.way === "offer");
  return {
    change,
    version: versionOf(affected),
    otherHours: isOfOffice(change) ? await listOtherHours(daysOfChange(change)) : [],
    offerable: offered.length,
    until: offered.length === 0 ? null : Math.max(...offered.map(({ until }) => until)),
    clients: plans.map(({ booking, tell, times, displaced }) => {
      const nearest = times.toSorted(
        (a, b) => Math.abs(a.start - displaced.start) - Math.abs(b.start - displaced.start),
      )[0];
      const isSame = nearest?.adviserId === booking.adviserId;
      return {
        reference: booking.reference,
        name: booking.name,
        adviser: booking.adviser.name,
        start: booking.start,
        tell,
        safeContact: booking.safeContact,
        nearest: nearest
          ? { start: nearest.start, adviser: isSame ? null : (advisers.get(nearest.adviserId)?.name ?? null) }
          : null,
      };
    }),
  };
}

/** How far ahead the public holidays are listed, in days. */
const holidaysAhead = 400;

/** Loads the public holidays of the coming year with the decisions of staff, and the clients on closed ones. */
export async function loadHolidays(staff: Staff, now: Instant): Promise<readonly HolidayRow[]> {
  const { zone, holidays: region } = firm();
  const first = dayOf(now, zone);
  const last = addDays(first, holidaysAhead);
  const overrides = await listOverrides(first, last);
  const calendar = holidaysFromTo({ first, last }, { region, overrides: [] });
  const days = [...new Set([...calendar.keys(), ...overrides.map(({ day }) => day)])].sort();
  const rows = days.map((day) => {
    const override = overrides.find((each) => each.day === day);
    return { day, name: override?.name || (calendar.get(day) ?? ""), isClosed: override?.isClosed ?? true };
  });
  const closed = rows.filter(({ isClosed }) => isClosed).map(({ day }) => ({ id: day, first: day, last: day }));
  const asked = await loadAsked(scopeOf(staff, "bookings"), {
    adviserId: null,
    closed,
    holidays: closed.map(({ first: day }) => dateFromDay(day)),
    now,
  });
  return rows.map((row) => ({ ...row, clients: asked.get(row.day) ?? [] }));
}
