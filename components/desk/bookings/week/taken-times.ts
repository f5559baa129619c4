import { msPerHour } from "@/lib/platform/time/instant";

import type { CalendarGrid } from "./calendar-event";
import type { TakenTime } from "./day-list";

/** The times of a day that no appointment takes but that are not free. Times that are longer than the day are cut. */
export function takenOn({ columns, hours, own, holds }: CalendarGrid, shown: number): readonly TakenTime[] {
  const first = columns[shown]?.start ?? 0;
  const last = first + hours * msPerHour;
  return [...own, ...holds.map(({ reserved, ...hold }) => ({ ...hold, time: reserved }))]
    .filter(({ day }) => day === shown)
    .map(({ time, title, detail }) => ({
      start: Math.max(time.start, first),
      end: Math.min(time.end, last),
      title,
      detail,
    }));
}
