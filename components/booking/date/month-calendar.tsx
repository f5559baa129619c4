"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "next-intl";

import { monthOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { CalendarView } from "./calendar-view";
import { DayLink } from "./day-link";
import { dayAfterKey } from "./month-grid";
import { MonthHead } from "./month-head";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Travel } from "./use-travel";

type Props = {
  readonly calendar: CalendarView;
  readonly travel: Travel;
};

/** A month as a grid: one tab stop, arrow keys between days, Page Up and Down between months. Each free day is a link. */
export function MonthCalendar({ calendar, travel }: Props) {
  const t = useTranslations("booking.date");
  const grid = useRef<HTMLTableElement>(null);
  const isHydrated = useHydrated();
  const [reached, setReached] = useState<Day | null>(null);
  /** A day of another month that a key led to: it takes the focus once that month is there. */
  const awaited = useRef<Day | null>(null);
  const shown = useRef(calendar.month);
  const tabStop = tabStopOf(calendar, reached);

  function focusDay(day: Day) {
    setReached(day);
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  function toward(day: Day) {
    const href = monthOf(day) < calendar.month ? calendar.previousHref : calendar.nextHref;
    if (href !== null) travel.toMonth(href);
    return href !== null;
  }

  // Before anything is painted: the day that had the focus has gone with its month, and no key would be heard meanwhile.
  useLayoutEffect(() => {
    if (shown.current === calendar.month) return;
    shown.current = calendar.month;
    const day = awaited.current;
    if (day === null) return;
    const isThere = monthOf(day) === calendar.month;
    const nearest = isThere ? day : tabStop;
    if (nearest !== null) focusDay(nearest);
    if (isThere || !toward(day)) awaited.current = null;
  });

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Keys pressed on the way to a month go on from the day that leads to it.
    const from = awaited.current ?? tabStop;
    const target = from === null ? undefined : dayAfterKey(event.key, from, calendar.firstWeekday);
    if (target === undefined) return;
    event.preventDefault();
    if (awaited.current !== null) {
      awaited.current = target;
    } else if (monthOf(target) === calendar.month) {
      focusDay(target);
    } else if (travel.pending !== "day" && toward(target)) {
      awaited.current = target;
    }
  }

  function toNeighbour(href: string) {
    awaited.current = null;
    travel.toMonth(href);
  }

  function choose(href: string, day: Day) {
    awaited.current = null;
    travel.toDay(href, day);
  }

  return (
    <div aria-busy={travel.pending === "month"}>
      <MonthHead calendar={calendar} onTravel={toNeighbour} />
      <table
        ref={grid}
        className="cal"
        role="grid"
        aria-labelledby="calendar-month"
        aria-describedby="calendar-keys"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {calendar.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.weeks.map((week, row) => (
            <tr key={row}>
              {week.map((cell, column) =>
                cell === null ? (
                  <td key={column} />
                ) : (
                  <td
                    key={cell.day}
                    role="gridcell"
                    aria-selected={cell.isChosen}
                    className={cell.isToday ? "today" : undefined}
                  >
                    <DayLink
                      cell={cell}
                      tabIndex={isHydrated ? (cell.day === tabStop ? 0 : -1) : undefined}
                      onChoose={choose}
                      onReach={setReached}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t16 mute mt-8">{t("legend")}</p>
      <p className="vh" id="calendar-keys">
        {t("keys")}
      </p>
    </div>
  );
}

/** The one day in the tab order: where the reader is, else what is chosen, else the first free day. */
function tabStopOf({ month, weeks }: CalendarView, reached: Day | null): Day | null {
  if (reached !== null && monthOf(reached) === month) return reached;
  const cells = weeks.flat().filter((cell) => cell !== null);
  const stop = cells.find(({ isChosen }) => isChosen) ?? cells.find(({ href }) => href !== null) ?? cells[0];
  return stop?.day ?? null;
}
