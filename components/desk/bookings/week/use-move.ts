"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useState } from "react";

import { placeAt, ruleAgainst, startAt } from "@/lib/booking/change/move-check";
import type { Place } from "@/lib/booking/change/move-check";
import { weekPath } from "@/lib/booking/desk/week-address";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerQuarter } from "@/lib/platform/time/instant";

import type { CalendarGrid, CarriedEvent } from "./calendar-event";

export type MoveSetting = {
  readonly grid: CalendarGrid;
  readonly week: Day;
  readonly now: number;
  readonly adviser: { readonly id: string; readonly name: string; readonly dailyCap: number };
  /** The next adviser in the list. The key A switches to this adviser. */
  readonly nextAdviserId: string | undefined;
  /** The appointment that is being moved and its new start time, both from the page's URL. */
  readonly carried: { readonly event: CarriedEvent; readonly start: number; readonly isPutDown: boolean } | null;
};

/**
 * The state of moving an appointment in the calendar. The page's URL contains the week, the adviser and whether the
 * appointment was put down. While staff move the appointment within the week, its place is only in the component's
 * state.
 */
export function useMove({ grid, week, now, adviser, nextAdviserId, carried }: MoveSetting) {
  const router = useRouter();
  const locale = useLocale() as Locale;
  const [local, setLocal] = useState<{ event: CarriedEvent; place: Place } | null>(null);
  const carriedPlace = carried && placeAt(grid, carried.start);
  const current = local ?? (carried && carriedPlace ? { event: carried.event, place: carriedPlace } : null);
  const start = current ? startAt(grid, current.place) : undefined;
  const rule =
    current && start !== undefined
      ? ruleAgainst(current.event, start, { grid, dailyCap: adviser.dailyCap, now })
      : null;
  const rowsOf = ({ event }: { event: CarriedEvent }) => Math.ceil((event.end - event.start) / (15 * 60_000));

  const open = (path: string) => router.push(addPrefix(locale, path), { scroll: false });
  const address = { week, adviser: adviser.id };

  function place(event: CarriedEvent, { day, from }: Place) {
    const last = grid.hours * 4 - rowsOf({ event });
    setLocal({
      event,
      place: { day: clamp(day, grid.columns.length - 1), from: clamp(from, Math.max(0, last)) },
    });
  }

  function step(days: number, quarters: number) {
    if (!current) return;
    const day = current.place.day + days;
    if (day < 0 || day >= grid.columns.length) {
      const jump = day < 0 ? -1 : 1;
      const column = day < 0 ? grid.neighbours.before : grid.neighbours.after;
      const at = column + (current.place.from + quarters) * msPerQuarter;
      open(weekPath({ ...address, week: addDays(week, 7 * jump), move: current.event.reference, at }));
      return;
    }
    place(current.event, { day, from: current.place.from + quarters });
  }

  return {
    moving: current && start !== undefined ? { event: current.event, place: current.place, start, rule } : null,
    isPutDown: local === null && (carried?.isPutDown ?? false),
    pickUp: (event: CarriedEvent) => place(event, placeAt(grid, event.start) ?? { day: 0, from: 0 }),
    place,
    step,
    changeAdviser() {
      if (!current || start === undefined || nextAdviserId === undefined) return;
      open(weekPath({ week, adviser: nextAdviserId, move: current.event.reference, at: start }));
    },
    putDown() {
      if (current && start !== undefined) open(weekPath({ ...address, move: current.event.reference, to: start }));
    },
    /** Ends a drag at `target`. The target is a parameter, because the state may still contain an earlier place. */
    drop(event: CarriedEvent, target: Place) {
      const to = startAt(grid, target);
      if (to !== undefined) open(weekPath({ ...address, move: event.reference, to }));
    },
    putBack() {
      setLocal(null);
      if (carried) open(weekPath(address));
    },
  };
}

export type Move = ReturnType<typeof useMove>;

function clamp(value: number, last: number): number {
  return Math.min(Math.max(value, 0), last);
}
