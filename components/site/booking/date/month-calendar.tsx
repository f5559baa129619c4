"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "next-intl";

import { useHydrated } from "@/components/ui/use-hydrated";
import { monthOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { CalendarView } from "./calendar-view";
import { DayLink } from "./day-link";
import { dayAfterKey } from "./month-grid";
import { MonthHead } from "./month-head";
import type { CalendarNavigation } from "./use-calendar-navigation";

type Props = {
  readonly calendar: CalendarView;
  readonly navigation: CalendarNavigation;
};

/**
 * A month as a grid of days. The grid has one tab stop. The arrow keys move between days. Page Up and Page Down move
 * between months. Each free day is a link.
 */
export function MonthCalendar({ calendar, navigation }: Props) {
  const t = useTranslations("booking.date");
  const grid = useRef<HTMLTableElement>(null);
  const isHydrated = useHydrated();
  const [focused, setFocused] = useState<Day | null>(null);
  /** The day of another month that a key press moved to. The day gets the focus when its month has loaded. */
  const pendingDay = useRef<Day | null>(null);
  const renderedMonth = useRef(calendar.month);
  const tabStop = tabStopOf(calendar, focused);

  function focusDay(day: Day) {
    setFocused(day);
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  function loadMonthOf(day: Day) {
    const href = monthOf(day) < calendar.month ? calendar.previousHref : calendar.nextHref;
    if (href !== null) navigation.toMonth(href);
    return href !== null;
  }

  // When a key press has loaded another month, the focused day is no longer in the document. This effect moves the
  // focus to a day of the new month before the next paint. Otherwise later key presses would be lost.
  useLayoutEffect(() => {
    if (renderedMonth.current === calendar.month) return;
    renderedMonth.current = calendar.month;
    const day = pendingDay.current;
    if (day === null) return;
    const isLoaded = monthOf(day) === calendar.month;
    const nearest = isLoaded && isShown(day, calendar) ? day : tabStop;
    if (nearest !== null) focusDay(nearest);
    if (isLoaded || !loadMonthOf(day)) pendingDay.current = null;
  });

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // While a month is loading, a key press starts from the day that will get the focus.
    const from = pendingDay.current ?? tabStop;
    const target = from === null ? undefined : dayAfterKey(event.key, from, calendar.firstWeekday);
    if (target === undefined) return;
    event.preventDefault();
    if (pendingDay.current !== null) {
      pendingDay.current = target;
    } else if (monthOf(target) === calendar.month) {
      if (isShown(target, calendar)) focusDay(target);
    } else if (navigation.pending !== "day" && loadMonthOf(target)) {
      pendingDay.current = target;
    }
  }

  function toMonth(href: string) {
    pendingDay.current = null;
    navigation.toMonth(href);
  }

  function choose(href: string, day: Day) {
    pendingDay.current = null;
    navigation.toDay(href, day);
  }

  return (
    <div aria-busy={navigation.pending === "month"}>
      <MonthHead calendar={calendar} onNavigate={toMonth} />
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
                      onFocusDay={setFocused}
                    />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cal-key">
        <span className="is-free">{t("legendFree")}</span>
        <span>{t("legendNone")}</span>
      </p>
      <p className="vh" id="calendar-keys">
        {t("keys")}
      </p>
    </div>
  );
}

/** Whether the grid shows the day. The grid leaves out past weeks. */
function isShown(day: Day, { weeks }: CalendarView): boolean {
  return weeks.some((week) => week.some((cell) => cell?.day === day));
}

/**
 * The only day in the tab order. It is the focused day, otherwise the chosen day, otherwise the first free day, and
 * otherwise the first day of the grid.
 */
function tabStopOf(calendar: CalendarView, focused: Day | null): Day | null {
  if (focused !== null && isShown(focused, calendar)) return focused;
  const cells = calendar.weeks.flat().filter((cell) => cell !== null);
  const stop = cells.find(({ isChosen }) => isChosen) ?? cells.find(({ href }) => href !== null) ?? cells[0];
  return stop?.day ?? null;
}
