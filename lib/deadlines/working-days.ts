import { weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import holidays from "./holidays.json";
import type { Country } from "./rule";

/** The last year whose holidays are known here. Later years know only weekends. */
export const lastHolidayYear = 2031;

type ListName = keyof typeof holidays;
const known = new Map(Object.entries(holidays).map(([name, days]) => [name, new Set<string>(days)]));

/** The list with the holidays of every part of the country. */
const strictLists = { ca: "ca-strict", qc: "ca-strict", uk: "uk-strict", de: "de-strict" } as const;

/**
 * "usual": the holidays by which the country's working days are counted. "strict": also those of single parts of the
 * country, such as one German state.
 */
export type HolidayList = "usual" | "strict";

export function isWorkingDay(day: Day, country: Country, list: HolidayList): boolean {
  const name: ListName = list === "strict" ? strictLists[country] : (`${country}-usual` as const);
  return weekdayOf(day) < 6 && !known.get(name)?.has(day);
}

export const isBeyondHolidays = (day: Day) => Number(day.slice(0, 4)) > lastHolidayYear;
