import { formatMinuteOfDay } from "@/lib/platform/time/format";

import type { OpeningHours, Weekday } from "./profile-shape";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const stretch = /^([A-Za-z]{3})(?:\s*-\s*([A-Za-z]{3}))?\s+(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/;

/** Parses hours such as "Mon-Fri 09:00-18:00; Sat 10:00-14:00". Returns undefined for any other format. */
export function readHours(typed: string): OpeningHours[] | undefined {
  const parts = typed
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const read = parts.map(readStretch);
  return parts.length > 0 && read.every((hours) => hours !== undefined) ? read.flat() : undefined;
}

function readStretch(part: string): OpeningHours[] | undefined {
  const [, from = "", to = from, ...clock] = stretch.exec(part) ?? [];
  const [first, last] = [weekday(from), weekday(to)];
  const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = clock.map(Number);
  if (first === undefined || last === undefined || last < first || openMinute > 59 || closeMinute > 59)
    return undefined;
  const days = names.map((_, index) => (index + 1) as Weekday).filter((day) => first <= day && day <= last);
  return days.map((day) => ({
    weekday: day,
    opensMinute: openHour * 60 + openMinute,
    closesMinute: closeHour * 60 + closeMinute,
  }));
}

function weekday(name: string): Weekday | undefined {
  const index = names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  return index === -1 ? undefined : ((index + 1) as Weekday);
}

/** Formats opening hours in the format that `readHours` parses. Joins neighbouring days that have the same hours. */
export function writeHours(hours: readonly OpeningHours[]): string {
  const runs: { first: Weekday; last: Weekday; clock: string }[] = [];
  for (const { weekday: day, opensMinute, closesMinute } of hours) {
    const clock = `${formatMinuteOfDay(opensMinute)}-${formatMinuteOfDay(closesMinute)}`;
    const run = runs.at(-1);
    if (run && run.clock === clock && run.last + 1 === day) run.last = day;
    else runs.push({ first: day, last: day, clock });
  }
  return runs
    .map(({ first, last, clock }) => `${names[first - 1]}${first === last ? "" : `-${names[last - 1]}`} ${clock}`)
    .join("; ");
}
