import Holidays from "date-holidays";

import { boundedCache } from "@/lib/platform/time/bounded-cache";
import { addDays, dateFromDay, daysFromTo, isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";

/** A country and optionally its province, state or nation, for example CA with ON, or GB with ENG. */
export type Region = { readonly country: string; readonly state?: string | undefined };

/** A decision of staff about one day, for example that the office is open although the day is a public holiday. */
export type HolidayOverride = { readonly day: Day; readonly isClosed: boolean; readonly name: string };

const cachedYear = boundedCache<ReadonlyMap<Day, string>>(64);

/** Lists the public holidays from the first to the last day (inclusive), with the overrides of staff applied. */
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

/**
 * Lists the public holidays of a year. The list is cached, because it never changes and computing it is slow
 * (milliseconds).
 */
function holidaysOf(year: number, { country, state }: Region): ReadonlyMap<Day, string> {
  return cachedYear(`${country}-${state ?? ""} ${year}`, () => {
    const calendar = state === undefined ? new Holidays(country) : new Holidays(country, state);
    const publicHolidays = calendar.getHolidays(year).filter(({ type }) => type === "public");
    // `date` begins with the local day on which the holiday starts. `start` and `end` depend on a time zone that the
    // library chooses, so they are used only to count the days of the holiday.
    return new Map(
      publicHolidays.flatMap(({ date, start, end, name }) => {
        const first = date.slice(0, 10);
        if (!isDay(first)) return [];
        const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / msPerDay));
        return daysFromTo(first, addDays(first, days - 1)).map((day) => [day, name] as const);
      }),
    );
  });
}

/** The name of a region, such as "Canada, Ontario". The library knows provinces and states by one name only. */
export function regionName({ country, state }: Region, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
  const states = new Holidays().getStates(country, locale.slice(0, 2)) as Readonly<Record<string, string>> | undefined;
  return state === undefined ? name : `${name}, ${states?.[state] ?? state}`;
}

function yearOf(day: Day): number {
  return dateFromDay(day).getUTCFullYear();
}
