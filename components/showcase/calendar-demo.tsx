"use client";

import { useState } from "react";

import type { CalendarView } from "@/components/site/booking/date/calendar-view";
import { MonthCalendar } from "@/components/site/booking/date/month-calendar";
import type { Day } from "@/lib/platform/time/day";

/** The wizard's calendar with a fixed set of months. */
export function CalendarDemo({ months }: { readonly months: readonly CalendarView[] }) {
  const [position, setPosition] = useState(0);
  const [chosen, setChosen] = useState<Day | null>(null);
  const month = months[position];
  if (!month) return null;
  const weeks = month.weeks.map((week) => week.map((cell) => cell && { ...cell, isChosen: cell.day === chosen }));
  const toMonth = (href: string) => setPosition(href === month.nextHref ? position + 1 : position - 1);
  const navigation = {
    pending: null,
    consumeArrival: () => false,
    toDay: (_href: string, day: Day) => setChosen(day),
    toMonth,
  };
  return <MonthCalendar calendar={{ ...month, weeks }} navigation={navigation} />;
}
