import Holidays from "date-holidays";

import { boundedCache } from "@/lib/platform/time/bounded-cache";
import { addDays, dateFromDay, daysFromTo, isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";

/** A country and, where it has them, its province, state or nation: CA and ON, GB and ENG. */
export type Region = { readonly country: string; readonly state?: string | undefined };

/** Staff's word on one day: open after all, or closed though the calendar does not know it. */
export type HolidayOverride = { readonly day: Day; readonly isClosed: boolean; readonly name: string };

const recallYear = boundedCache<ReadonlyMap<Day, string>>(64);

/** The public holidays from the first to the last day, both included, with staff's overrides merged in. */
export function holidaysFromTo(
  { first, last }: { readonly first: Day; readonly last: Day },
  { region, overrides }: { readonly region: Region; readonly overrides: readonly HolidayOverride[] },
): ReadonlyMap<Day, string> {
  const holidays = new Map<Day, string>();
  for (let year = yearOf(first); year <= yearOf(last); year += 1) {
    for (const [day, name] of holidaysOf(year, region)) if (first <= day && day <= last) holidays.set(day, name);
  }
  for (const { day, isClosed, name } of overrides) {
    if (!isClosed) holidays.delete(day);
    else if (first <= day && day <= last) holidays.set(day, name || (holidays.get(day) ?? ""));
  }
  return holidays;
}

/** A year's list takes the library some milliseconds, and never changes. */
function holidaysOf(year: number, { country, state }: Region): ReadonlyMap<Day, string> {
  return recallYear(`${country}-${state ?? ""} ${year}`, () => {
    const calendar = state === undefined ? new Holidays(country) : new Holidays(country, state);
    const found = calendar.getHolidays(year).filter(({ type }) => type === "public");
    // The text is a date on the wall; `start` and `end` are instants in a zone that the library chooses for the region.
    return new Map(
      found.flatMap(({ date, start, end, name }) => {
        const first = date.slice(0, 10);
        if (!isDay(first)) return [];
        const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / msPerDay));
        return daysFromTo(first, addDays(first, days - 1)).map((day) => [day, name] as const);
      }),
    );
  });
}

function yearOf(day: Day): number {
  return dateFromDay(day).getUTCFullYear();
}
