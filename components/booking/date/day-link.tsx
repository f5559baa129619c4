"use client";

import { useLocale } from "next-intl";

import { addPrefix } from "@/lib/platform/i18n/prefix";
import type { Day } from "@/lib/platform/time/day";

import type { DayCell } from "./calendar-view";
import { isPlainClick } from "./plain-click";

type Props = {
  readonly cell: DayCell;
  readonly tabIndex: number | undefined;
  readonly onChoose: (href: string, day: Day) => void;
  readonly onReach: (day: Day) => void;
};

/** A day of the calendar: a link to its times, or a link that leads nowhere and says so. */
export function DayLink({ cell, tabIndex, onChoose, onReach }: Props) {
  const locale = useLocale();
  const { day, label, isToday, href } = cell;
  const shared = {
    "data-day": day,
    "aria-label": label,
    "aria-current": isToday ? ("date" as const) : undefined,
    className: "cal-day",
    onFocus: () => onReach(day),
  };
  const number = Number(day.slice(8));
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
        // Whoever knows grids expects the space bar to choose as well.
        if (event.key !== " ") return;
        event.preventDefault();
        onChoose(href, day);
      }}
    >
      {number}
    </a>
  );
}
