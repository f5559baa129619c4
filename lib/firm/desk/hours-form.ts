import { z } from "zod";

import { formatMinuteOfDay } from "@/lib/platform/time/format";

import { haveOverlap } from "../office-hours";
import type { OpeningHours, Weekday } from "../profile-shape";

const midnight = 24 * 60;

/** The name of the field with the office hours of a day of the week. */
export const dayField = (day: Weekday) => `hours.${day}`;
export const isDayField = (name: string, day: Weekday) => name.startsWith(`${dayField(day)}.`);

const typedSpan = z.object({ from: z.string(), to: z.string() });

/** The office hours of seven days. An empty day is closed. The path of an error is the number of the day. */
export const hoursOfDays = z.array(z.array(typedSpan)).transform((days, { issues }): readonly OpeningHours[] => {
  const read = days.map((spans, index) => readDay(spans, (index + 1) as Weekday));
  read.forEach((day, index) => {
    if (typeof day === "string")
      issues.push({ code: "custom", input: days[index], path: [String(index + 1)], message: day });
  });
  return read.flatMap((day) => (typeof day === "string" ? [] : day));
});

/** Reads the periods of one day, or returns the code of what is wrong with them. */
function readDay(spans: readonly z.infer<typeof typedSpan>[], weekday: Weekday): readonly OpeningHours[] | string {
  const read = spans.map(({ from, to }) => ({ weekday, opensMinute: minuteOf(from), closesMinute: endOf(to) }));
  if (read.some(({ opensMinute, closesMinute }) => Number.isNaN(opensMinute + closesMinute))) return "hoursHalf";
  if (read.some(({ opensMinute, closesMinute }) => opensMinute >= closesMinute)) return "hoursOrder";
  return haveOverlap(read) ? "hoursOverlap" : read.toSorted((one, other) => one.opensMinute - other.opensMinute);
}

/** Midnight at the end of a period is the end of the day. */
function endOf(clock: string): number {
  const minute = minuteOf(clock);
  return minute === 0 ? midnight : minute;
}

function minuteOf(clock: string): number {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(clock) ?? [];
  return hour === undefined || Number(hour) > 24 || Number(minute) > 59 ? NaN : Number(hour) * 60 + Number(minute);
}

/** The periods of a day as the value of its field. Midnight at the end of a day is 00:00. */
export function spansOf(hours: readonly OpeningHours[], weekday: Weekday): string {
  return hours
    .filter((each) => each.weekday === weekday)
    .map(({ opensMinute, closesMinute }) => [opensMinute, closesMinute % midnight].map(formatMinuteOfDay).join("-"))
    .join(" ");
}
