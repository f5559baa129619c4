"use client";

import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useRef, useState, useTransition } from "react";

import { addPrefix } from "@/lib/platform/i18n/prefix";
import type { Day } from "@/lib/platform/time/day";

export type CalendarNavigation = {
  /** What is being loaded. Null if nothing is being loaded. */
  readonly pending: "day" | "month" | null;
  /**
   * Returns true on the first call after the visitor has navigated to `day`, and false on later calls. If the result is
   * true, the caller moves the focus to the day's times.
   */
  readonly consumeArrival: (day: Day | null) => boolean;
  /** In `toDay` and `toMonth`, `href` is a path without a locale prefix. */
  readonly toDay: (href: string, day: Day) => void;
  readonly toMonth: (href: string) => void;
};

/** Navigates the booking calendar to another day or month, and calls `onNavigate` before each navigation. */
export function useCalendarNavigation(onNavigate: () => void): CalendarNavigation {
  const router = useRouter();
  const locale = useLocale();
  const [destination, setDestination] = useState<"day" | "month">("day");
  const [isPending, startTransition] = useTransition();
  const targetDay = useRef<Day | null>(null);

  function go(href: string, day: Day | null) {
    targetDay.current = day;
    setDestination(day === null ? "month" : "day");
    onNavigate();
    startTransition(() => router.push(addPrefix(locale, href), { scroll: false }));
  }
  const consumeArrival = useCallback((day: Day | null) => {
    const isTarget = day !== null && targetDay.current === day;
    if (isTarget) targetDay.current = null;
    return isTarget;
  }, []);
  return {
    pending: isPending ? destination : null,
    consumeArrival,
    toDay: go,
    toMonth: (href) => go(href, null),
  };
}
