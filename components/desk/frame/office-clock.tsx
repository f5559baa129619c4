"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";

import { formatDayLong, formatTime } from "@/lib/platform/time/format";

/** How often the shown time is updated, in milliseconds. */
const interval = 5_000;

export type Clock = {
  readonly place: string;
  readonly zone: string;
  /** When the server rendered the page, in milliseconds since 1970. */
  readonly now: number;
};

/**
 * The office's place and time. The clock starts with the server's time, because the staff member's computer can show a
 * wrong time.
 */
export function OfficeClock({ place, zone, now }: Clock) {
  const locale = useLocale();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setTime(now + performance.now() - started), interval);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <p className="side-nav-foot">
      <b>
        {place}, {formatTime(time, { locale, zone })}
      </b>
      {formatDayLong(time, { locale, zone })}
    </p>
  );
}
