"use client";

import { useLocale } from "next-intl";

import { addPrefix } from "@/lib/platform/i18n/prefix";
import type { Day } from "@/lib/platform/time/day";

import { isPlainClick } from "./calendar-link";
import type { DayCell } from "./calendar-view";

type Props = {
  readonly cell: DayCell;
  readonly tabIndex: number | undefined;
  readonly onChoose: (href: string, day: Day) => void;
  readonly onFocusDay: (day: Day) => void;
};

/** A day of the calendar. It is a link to the day's times, or a disabled link if the day has no free times. */
export function DayLink({ cell, tabIndex, onChoose, onFocusDay }: Props) {
  const locale = useLocale();
  const { day, number, label, isToday, href } = cell;
  const shared = {
    "data-day": day,
    "aria-label": label,
    "aria-current": isToday ? ("date" as const) : undefined,
    className: "cal-day",
    onFocus: () => onFocusDay(day),
  };
  if (href === null) {
    return (
      <a role="link" aria-disabled="true" tabIndex={tabIndex} {...shared}>
        {number}
      </a>
    );
  }
  return (
    <a
      href={`${addPrefix(locale, href)}#times`}
      tabIndex={tabIndex}
      {...shared}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose(href, day);
      }}
      onKeyDown={(event) => {
        // In a grid, users expect the space bar to choose a day. Browsers follow a link only on Enter.
        if (event.key !== " ") return;
        event.preventDefault();
        onChoose(href, day);
      }}
    >
      {number}
    </a>
  );
}
