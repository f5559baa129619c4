"use client";

import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useRef, useState, useTransition } from "react";

import { addPrefix } from "@/lib/platform/i18n/prefix";
import type { Day } from "@/lib/platform/time/day";

export type CalendarNavigation = {
  /** What is being loaded; null if nothing is. */
  readonly pending: "day" | "month" | null;
  /** Whether this is the day that the visitor chose. True only once, so that its times take the focus once. */
  readonly takeArrival: (day: Day | null) => boolean;
  /** Paths are without a locale prefix. */
  readonly toDay: (href: string, day: Day) => void;
  readonly toMonth: (href: string) => void;
};

/** Shows another day or month of the same step in place. */
export function useCalendarNavigation(): CalendarNavigation {
  const router = useRouter();
  const locale = useLocale();
  const [destination, setDestination] = useState<"day" | "month">("day");
  const [isPending, startTransition] = useTransition();
  const awaited = useRef<Day | null>(null);

  const go = useCallback(
    (href: string, day: Day | null) => {
      awaited.current = day;
      setDestination(day === null ? "month" : "day");
      startTransition(() => router.push(addPrefix(locale, href), { scroll: false }));
    },
    [router, locale],
  );
  const toDay = useCallback((href: string, day: Day) => go(href, day), [go]);
  const toMonth = useCallback((href: string) => go(href, null), [go]);
  const takeArrival = useCallback((day: Day | null) => {
    const isAwaited = day !== null && awaited.current === day;
    if (isAwaited) awaited.current = null;
    return isAwaited;
  }, []);
  return { pending: isPending ? destination : null, takeArrival, toDay, toMonth };
}
