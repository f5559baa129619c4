"use client";

import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useRef, useState, useTransition } from "react";

import { addPrefix } from "@/lib/platform/i18n/prefix";
import type { Day } from "@/lib/platform/time/day";

export type CalendarNavigation = {
  /** What is being loaded; null if nothing is. */
  readonly pending: "day" | "month" | null;
  /**
   * Whether the visitor has just navigated to this day. It is true only once, so that the day's times take the focus
   * once.
   */
  readonly consumeArrival: (day: Day | null) => boolean;
  /** Paths are without a locale prefix. */
  readonly toDay: (href: string, day: Day) => void;
  readonly toMonth: (href: string) => void;
};

/** Shows another day or month of the same step in place, and reports each such change. */
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
