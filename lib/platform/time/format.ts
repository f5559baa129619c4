import { boundedCache } from "./bounded-cache";
import { daysFromTo, firstDayOf, utcMidnight } from "./day";
import type { Day, Month } from "./day";
import type { Instant } from "./instant";
import { citiesIn, places, states } from "./zone-places";

/** How the hours of a day are written: "1:30 pm" or "13:30". */
export type Notation = "12-hour" | "24-hour";

/** The language, the time zone and the notation in which a time is shown. */
export type Reader = {
  readonly locale: string;
  readonly zone: string;
  /** The notation for times in English. The default is the usual notation of the zone. */
  readonly notation?: Notation;
};

/**
 * Visitors in Canada and Britain see the same English pages. On these pages, the names of months are written as in
 * Canada, and a date has the order day, month, year.
 */
const intlLocales: Readonly<Record<string, string>> = { en: "en-CA", de: "de-DE", "fr-CA": "fr-CA" };

const cachedFormatter = boundedCache<Intl.DateTimeFormat>(512);

/** "9 December 2026", "9. Dezember 2026", "9 décembre 2026" and "1er décembre 2026". */
export function formatDay(instant: Instant, reader: Reader): string {
  const parts = partsOf(instant, reader, "day", { day: "numeric", month: "long", year: "numeric" });
  const number = reader.locale === "de" ? `${parts.day}.` : withOrdinal(parts.day, reader.locale);
  return `${number} ${parts.month} ${parts.year}`;
}

/** The number of a day without its month: "9", and "1er" for the first day of a month in French. */
export function formatDayNumber(day: Day, locale: string): string {
  return withOrdinal(String(Number(day.slice(8))), locale);
}

function withOrdinal(number: string | undefined, locale: string): string {
  return `${number}${locale === "fr-CA" && number === "1" ? "er" : ""}`;
}

/** "Wednesday 9 December 2026", "Mittwoch, 9. Dezember 2026", "mercredi 9 décembre 2026". */
export function formatDayLong(instant: Instant, reader: Reader): string {
  const { weekday } = partsOf(instant, reader, "weekday", { weekday: "long" });
  return `${weekday}${reader.locale === "de" ? "," : ""} ${formatDay(instant, reader)}`;
}

/** `formatDayLong` without the year, for a day close to today. */
export function formatDayWithoutYear(instant: Instant, reader: Reader): string {
  return formatDayLong(instant, reader).replace(/ \d+$/, "");
}

/** "Wed 9 Dec", "Mi., 9. Dez.", "mer. 9 déc.". German and French mark a shortened word with a full stop. */
export function formatDayShort(instant: Instant, reader: Reader): string {
  const short = partsOf(instant, reader, "day-short", { weekday: "short", day: "numeric", month: "short" });
  const long = partsOf(instant, reader, "day-long", { day: "numeric", month: "long" });
  // Some engines add these full stops and others do not.
  const [weekday, month] = [short.weekday, short.month].map((name = "") => name.replace(/\.$/, ""));
  if (reader.locale !== "de" && reader.locale !== "fr-CA") return `${weekday} ${short.day} ${month}`;
  const shortMonth = month === long.month ? month : `${month}.`;
  return reader.locale === "de" ? `${weekday}., ${short.day}. ${shortMonth}` : `${weekday}. ${short.day} ${shortMonth}`;
}

/** `formatDayShort`, with the year added to days outside the current year. For lists that go back several years. */
export function formatDayInList(instant: Instant, now: Instant, reader: Reader): string {
  const [year, thisYear] = [instant, now].map((each) => partsOf(each, reader, "year", { year: "numeric" }).year);
  return `${formatDayShort(instant, reader)}${year === thisYear ? "" : ` ${year}`}`;
}

/** "Wed", "Mi", "mer.". */
export function formatWeekday(instant: Instant, reader: Reader): string {
  return partsOf(instant, reader, "weekday-short", { weekday: "short" }).weekday ?? "";
}

/** A calendar day without a zone, in the format of `formatDayLong`. */
export function formatCalendarDay(day: Day, locale: string): string {
  return formatDayLong(utcMidnight(day), { locale, zone: "UTC" });
}

/** A calendar day without a zone, in the format of `formatDay`. */
export function formatCalendarDate(day: Day, locale: string): string {
  return formatDay(utcMidnight(day), { locale, zone: "UTC" });
}

/** "December 2026", "Dezember 2026", "décembre 2026". */
export function formatMonth(month: Month, locale: string): string {
  const parts = partsOf(utcMidnight(firstDayOf(month)), { locale, zone: "UTC" }, "month", {
    month: "long",
    year: "numeric",
  });
  return `${parts.month} ${parts.year}`;
}

/** The short and long names of the days of the week, such as "Mon" and "Monday". The first day is Monday. */
export function weekdayNames(locale: string): readonly { readonly short: string; readonly long: string }[] {
  return daysFromTo("2026-11-02", "2026-11-08").map((day) => {
    const named = (weekday: "short" | "long") =>
      partsOf(utcMidnight(day), { locale, zone: "UTC" }, `weekday-${weekday}`, { weekday }).weekday ?? "";
    return { short: named("short").replace(/\.$/, ""), long: named("long") };
  });
}

/**
 * "9:00 am", "09:00", "9 h". In the 12-hour notation, noon and midnight are words, because few people know which of
 * them is 12:00 pm. The text is composed here because engines differ in spaces and dots, but the server and the browser
 * must render the same text. A French time is a number with a unit, so its spaces are no-break spaces.
 */
export function formatTime(instant: Instant, reader: Reader): string {
  const parts = partsOf(instant, { ...reader, locale: "de" }, "time", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const hour = Number(parts.hour);
  const minute = parts.minute ?? "";
  if (reader.locale === "fr-CA") return minute === "00" ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`;
  if ((reader.notation ?? notationFor(reader)) === "24-hour") return `${String(hour).padStart(2, "0")}:${minute}`;
  if (hour % 12 === 0 && minute === "00") return hour === 0 ? "12 midnight" : "12 noon";
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}

/** A minute of the day in the 24-hour notation: "09:00" for 540. */
export function formatMinuteOfDay(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** "9 December 2026, 9:00 am", "9. Dezember 2026, 09:00", "9 décembre 2026, 9 h". */
export function formatMoment(instant: Instant, reader: Reader): string {
  return `${formatDay(instant, reader)}, ${formatTime(instant, reader)}`;
}

/** "Wed 9 Dec, 9:00 am", for a time close to now. */
export function formatMomentShort(instant: Instant, reader: Reader): string {
  return `${formatDayShort(instant, reader)}, ${formatTime(instant, reader)}`;
}

/** `formatMomentShort`, with the year added to times outside the current year. */
export function formatMomentInList(instant: Instant, now: Instant, reader: Reader): string {
  return `${formatDayInList(instant, now, reader)}, ${formatTime(instant, reader)}`;
}

/** The usual notation for a language and a time zone: 12-hour for English outside Europe, otherwise 24-hour. */
export function notationFor({ locale, zone }: Pick<Reader, "locale" | "zone">): Notation {
  return locale !== "en" || /^(?:Europe|Arctic)\/|^(?:GB|Eire|WET|CET|MET|EET|Portugal|Poland)/.test(zone)
    ? "24-hour"
    : "12-hour";
}

/** The same reader for a time in another zone. The notation does not change. */
export function readerIn(zone: string, reader: Reader): Reader {
  return { locale: reader.locale, zone, notation: reader.notation ?? notationFor(reader) };
}

/**
 * "9:00 am – 10:00 am", "09:00 – 10:00 Uhr". Both times are always shown, even if they are equal because the clocks go
 * back. If the range ends after midnight, its last day is added, as in "11:30 pm – 12:45 am (Thursday 10 December)".
 */
export function formatTimeRange(
  { start, end }: { readonly start: Instant; readonly end: Instant },
  reader: Reader,
): string {
  const range = `${formatTime(start, reader)} – ${formatTime(end, reader)}${reader.locale === "de" ? "\u00a0Uhr" : ""}`;
  // A range that ends exactly at midnight does not reach the next day, so the last millisecond is compared.
  const isOneDay = formatDay(start, reader) === formatDay(end - 1, reader);
  return isOneDay ? range : `${range} (${formatDayWithoutYear(end, reader)})`;
}

/**
 * The zone's name and its offset at that instant: "Pacific Time (UTC−8)". A zone without a name has only an offset. In
 * German, the name says whether summer time applies, because "Mitteleuropäische Zeit" means winter time only.
 */
export function zoneName(
  zone: string,
  { locale, instant }: { readonly locale: string; readonly instant: Instant },
): string {
  const named = (timeZoneName: "long" | "longGeneric" | "shortOffset") =>
    partsOf(instant, { locale, zone }, timeZoneName, { timeZoneName }).timeZoneName ?? "";
  const offset = named("shortOffset").replace(/^GMT/, "UTC").replace("-", "−").replace(/\+0$/, "");
  // Removes a country in brackets: "Pacific Time (United States)" becomes "Pacific Time". The offset after the name is
  // more exact than the country.
  const seasonal = named("long");
  const isSeasonal = isNamedByCountry(zone) || (locale === "de" && seasonal.endsWith("Sommerzeit"));
  const name = (isSeasonal ? seasonal : named("longGeneric")).replace(/ \([^)]*\)$/, "");
  return /^(?:GMT|UTC)/.test(name) ? offset : `${name} (${offset})`;
}

/**
 * Whether the zone's generic name contains a country, as in "United Kingdom Time". People in these zones use the
 * seasonal name, such as "British Summer Time".
 */
function isNamedByCountry(zone: string): boolean {
  return /^(?:Europe\/(?:London|Dublin|Jersey|Guernsey|Isle_of_Man|Belfast)|GB|GB-Eire|Eire)$/.test(zone);
}

/**
 * The place in the zone's name, in the reader's language: "New York" for "America/New_York", "Knox, Indiana" for
 * "America/Indiana/Knox", and in German "Wien" for "Europe/Vienna".
 */
export function zoneCity(zone: string, locale: string): string {
  const [place = zone, state = ""] = zone.split("/").reverse();
  // Etc/GMT+5 is five hours west of Greenwich (UTC−5). Its sign is the opposite of the usual sign.
  const west = /^GMT([+-])(\d+)$/.exec(place);
  if (west) return `UTC${west[1] === "+" ? "−" : "+"}${west[2]}`;
  const english = places[place] ?? place.replaceAll("_", " ");
  const name = citiesIn[locale]?.[english] ?? english;
  return Object.hasOwn(states, state) ? `${name}, ${states[state]}` : name;
}

/** Returns the parts of a formatted instant. A locale that the site does not offer is passed to `Intl` unchanged. */
function partsOf(
  instant: Instant,
  { locale, zone }: Reader,
  kind: string,
  options: Intl.DateTimeFormatOptions,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const formatter = cachedFormatter(
    `${locale} ${zone} ${kind}`,
    () => new Intl.DateTimeFormat(intlLocales[locale] ?? locale, { ...options, timeZone: zone }),
  );
  return Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
}
