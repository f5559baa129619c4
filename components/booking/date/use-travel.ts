"use client";

import { useLocale } from "next-intl";
import { useRouter } from "next/navigation";
import { useCallback, useRef, useState, useTransition } from "react";

import { addPrefix } from "@/lib/platform/i18n/prefix";
import type { Day } from "@/lib/platform/time/day";

/** What is being fetched: it decides which part of the page says so. */
export type Destination = "day" | "month";

export type Travel = {
  readonly pending: Destination | null;
  /** Whether this is the day that was asked for; true once, so that its times take the focus once. */
  readonly arriveAt: (day: Day | null) => boolean;
  readonly toDay: (href: string, day: Day) => void;
  readonly toMonth: (href: string) => void;
};

/** Goes to another day or month of the same step in place, and says while it takes. Addresses in their English form. */
export function useTravel(): Travel {
  const router = useRouter();
  const locale = useLocale();
  const [destination, setDestination] = useState<Destination>("day");
  const [isPending, startTransition] = useTransition();
  const awaited = useRef<Day | null>(null);

  const go = useCallback(
    (href: string, to: Destination, day: Day | null) => {
      awaited.current = day;
      setDestination(to);
      startTransition(() => router.push(addPrefix(locale, href), { scroll: false }));
    },
    [router, locale],
  );
  const toDay = useCallback((href: string, day: Day) => go(href, "day", day), [go]);
  const toMonth = useCallback((href: string) => go(href, "month", null), [go]);
  const arriveAt = useCallback((day: Day | null) => {
    const isAwaited = day !== null && awaited.current === day;
    if (isAwaited) awaited.current = null;
    return isAwaited;
  }, []);
  return { pending: isPending ? destination : null, arriveAt, toDay, toMonth };
}
