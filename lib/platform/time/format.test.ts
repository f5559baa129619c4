import {
  formatCalendarDay,
  formatDay,
  formatDayInList,
  formatDayLong,
  formatDayNumber,
  formatDayShort,
  formatDayWithoutYear,
  formatMonth,
  formatTime,
  formatTimeRange,
  readerIn,
  weekdayNames,
  zoneCity,
  zoneName,
} from "./format";
import { zoneChoices, zones } from "./zone-list";
import { citiesIn } from "./zone-places";

const morning = Date.parse("2026-12-09T17:00:00Z");
const zone = "America/Los_Angeles";
const each = [["en"], ["de"], ["fr-CA"]] as const;
const inEach = (show: (locale: string) => string) => each.map(([locale]) => show(locale));

it.each(["2034-10-01", "2034-10-09"] as const)("the number of the day %s is part of the day's name", (day) => {
  for (const [locale] of each)
    expect(formatCalendarDay(day, locale).split(/[ .]/)).toContain(formatDayNumber(day, locale));
});

describe("a date", () => {
  it("follows each language's notation", () => {
    expect(inEach((locale) => formatDay(morning, { locale, zone }))).toEqual([
      "9 December 2026",
      "9. Dezember 2026",
      "9 décembre 2026",
    ]);
    expect(inEach((locale) => formatDayLong(morning, { locale, zone }))).toEqual([
      "Wednesday 9 December 2026",
      "Mittwoch, 9. Dezember 2026",
      "mercredi 9 décembre 2026",
    ]);
    expect(inEach((locale) => formatMonth("2026-12", locale))).toEqual([
      "December 2026",
      "Dezember 2026",
      "décembre 2026",
    ]);
  });

  it("has a form without the year for days close to today", () => {
    expect(inEach((locale) => formatDayWithoutYear(morning, { locale, zone }))).toEqual([
      "Wednesday 9 December",
      "Mittwoch, 9. Dezember",
      "mercredi 9 décembre",
    ]);
  });

  it("has a short form for buttons", () => {
    expect(inEach((locale) => formatDayShort(morning, { locale, zone }))).toEqual([
      "Wed 9 Dec",
      "Mi., 9. Dez.",
      "mer. 9 déc.",
    ]);
  });

  it("shows the year in a list if that year is not the current one", () => {
    const inList = (now: string) => inEach((locale) => formatDayInList(morning, Date.parse(now), { locale, zone }));
    expect(inList("2027-01-01T07:59:00Z")).toEqual(["Wed 9 Dec", "Mi., 9. Dez.", "mer. 9 déc."]);
    expect(inList("2027-01-01T08:00:00Z")).toEqual(["Wed 9 Dec 2026", "Mi., 9. Dez. 2026", "mer. 9 déc. 2026"]);
  });

  it("has no full stop after a month's name that is written in full", () => {
    const may = Date.parse("2026-05-12T17:00:00Z");
    expect(inEach((locale) => formatDayShort(may, { locale, zone }))).toEqual([
      "Tue 12 May",
      "Di., 12. Mai",
      "mar. 12 mai",
    ]);
  });

  it("is in the reader's zone", () => {
    const evening = Date.parse("2026-12-10T02:00:00Z");
    expect(formatDay(evening, { locale: "en", zone })).toBe("9 December 2026");
    expect(formatDay(evening, { locale: "en", zone: "Asia/Kathmandu" })).toBe("10 December 2026");
  });

  it("is not moved to another day if it is given without a zone", () => {
    expect(formatCalendarDay("2026-12-09", "en")).toBe("Wednesday 9 December 2026");
  });

  it("has short and long names for the days of the week, listed from Monday to Sunday", () => {
    expect(weekdayNames("en").map(({ short }) => short)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
    expect(weekdayNames("de")[0]).toEqual({ short: "Mo", long: "Montag" });
    expect(weekdayNames("fr-CA")[6]).toEqual({ short: "dim", long: "dimanche" });
  });
});

describe("a time", () => {
  it("follows each language's notation", () => {
    expect(inEach((locale) => formatTime(morning, { locale, zone }))).toEqual(["9:00 am", "09:00", "9\u00a0h"]);
  });

  it.each([
    ["2026-12-09T00:05:00Z", "12:05 am", "00:05", "0\u00a0h\u00a005"],
    ["2026-12-09T12:30:00Z", "12:30 pm", "12:30", "12\u00a0h\u00a030"],
    ["2026-12-09T23:59:00Z", "11:59 pm", "23:59", "23\u00a0h\u00a059"],
  ])("%s in UTC is %s", (text, ...expected) => {
    expect(inEach((locale) => formatTime(Date.parse(text), { locale, zone: "UTC" }))).toEqual(expected);
  });

  it.each([
    ["2026-12-09T00:00:00Z", "12 midnight", "00:00", "0\u00a0h"],
    ["2026-12-09T12:00:00Z", "12 noon", "12:00", "12\u00a0h"],
  ])("%s in UTC is shown as a word in English", (text, ...expected) => {
    expect(inEach((locale) => formatTime(Date.parse(text), { locale, zone: "UTC" }))).toEqual(expected);
  });

  it.each([
    ["Europe/London", "17:00"],
    ["Europe/Berlin", "18:00"],
    ["GB", "17:00"],
    ["America/Toronto", "12 noon"],
    ["Asia/Kathmandu", "10:45 pm"],
    ["Australia/Sydney", "4:00 am"],
  ])("is shown on English pages in the 12-hour or 24-hour notation that is usual in the zone %s", (usual, expected) => {
    expect(formatTime(morning, { locale: "en", zone: usual })).toBe(expected);
  });

  it("keeps the notation of the reader's own zone if it is shown in another zone", () => {
    const [london, toronto] = ["Europe/London", "America/Toronto"];
    expect(formatTime(morning, readerIn(toronto, { locale: "en", zone: london }))).toBe("12:00");
    expect(formatTime(morning, readerIn(london, { locale: "en", zone: toronto }))).toBe("5:00 pm");
  });

  it("that starts a range is followed by the end time, even if the clocks go back and both look the same", () => {
    const range = { start: Date.parse("2026-11-01T05:30:00Z"), end: Date.parse("2026-11-01T06:30:00Z") };
    expect(formatTimeRange(range, { locale: "en", zone: "America/Toronto" })).toBe("1:30 am – 1:30 am");
    expect(formatTimeRange({ start: morning, end: morning + 3_600_000 }, { locale: "de", zone })).toBe(
      "09:00 – 10:00\u00a0Uhr",
    );
  });

  it("that ends a range on the next day is followed by that day's date, unless the time is midnight", () => {
    const late = { start: Date.parse("2026-12-09T23:30:00Z"), end: Date.parse("2026-12-10T00:45:00Z") };
    expect(inEach((locale) => formatTimeRange(late, { locale, zone: "UTC" }))).toEqual([
      "11:30 pm – 12:45 am (Thursday 10 December)",
      "23:30 – 00:45\u00a0Uhr (Donnerstag, 10. Dezember)",
      "23\u00a0h\u00a030 – 0\u00a0h\u00a045 (jeudi 10 décembre)",
    ]);
    const untilMidnight = { start: late.start, end: Date.parse("2026-12-10T00:00:00Z") };
    expect(formatTimeRange(untilMidnight, { locale: "en", zone: "UTC" })).toBe("11:30 pm – 12 midnight");
  });
});

describe("a zone", () => {
  it("has a name that includes its UTC offset on the given date", () => {
    expect(inEach((locale) => zoneName(zone, { locale, instant: morning }))).toEqual([
      "Pacific Time (UTC−8)",
      "Nordamerikanische Westküstenzeit (UTC−8)",
      "heure du Pacifique (UTC−8)",
    ]);
    expect(zoneName(zone, { locale: "en", instant: Date.parse("2026-07-09T17:00:00Z") })).toBe("Pacific Time (UTC−7)");
    expect(zoneName("America/St_Johns", { locale: "en", instant: morning })).toBe("Newfoundland Time (UTC−3:30)");
  });

  it("is called Greenwich Mean Time or British Summer Time in Britain", () => {
    expect(inEach((locale) => zoneName("Europe/London", { locale, instant: morning }))).toEqual([
      "Greenwich Mean Time (UTC)",
      "Mittlere Greenwich-Zeit (UTC)",
      "heure moyenne de Greenwich (UTC)",
    ]);
    expect(zoneName("Europe/London", { locale: "en", instant: Date.parse("2026-07-09T17:00:00Z") })).toBe(
      "British Summer Time (UTC+1)",
    );
  });

  it("is called summer time in German while summer time applies", () => {
    const summer = Date.parse("2027-07-05T12:00:00Z");
    expect(zoneName("Europe/Berlin", { locale: "de", instant: summer })).toBe("Mitteleuropäische Sommerzeit (UTC+2)");
    expect(zoneName("Europe/Berlin", { locale: "de", instant: morning })).toBe("Mitteleuropäische Zeit (UTC+1)");
  });

  it("shows only its offset if it has no name", () => {
    expect(zoneName("UTC", { locale: "en", instant: morning })).toBe("UTC");
    expect(zoneName("Etc/GMT+5", { locale: "de", instant: morning })).toBe("UTC−5");
  });

  it.each([
    ["America/New_York", "New York"],
    ["America/Argentina/Buenos_Aires", "Buenos Aires"],
    ["America/Indiana/Knox", "Knox, Indiana"],
    ["America/North_Dakota/Center", "Center, North Dakota"],
    ["America/St_Johns", "St. John’s"],
    ["America/Sao_Paulo", "São Paulo"],
    ["Antarctica/DumontDUrville", "Dumont d’Urville"],
    ["Asia/Katmandu", "Kathmandu"],
    ["UTC", "UTC"],
    ["Etc/GMT+5", "UTC−5"],
    ["Etc/GMT-3", "UTC+3"],
  ])("%s is shown as %s", (name, city) => expect(zoneCity(name, "en")).toBe(city));

  it.each([
    ["Europe/Vienna", ["Vienna", "Wien", "Vienne"]],
    ["Europe/London", ["London", "London", "Londres"]],
    ["Asia/Calcutta", ["Kolkata", "Kalkutta", "Calcutta"]],
    ["Asia/Ho_Chi_Minh", ["Ho Chi Minh City", "Ho-Chi-Minh-Stadt", "Hô-Chi-Minh-Ville"]],
    ["America/Toronto", ["Toronto", "Toronto", "Toronto"]],
  ])("%s is shown in the reader's language", (name, cities) =>
    expect(inEach((locale) => zoneCity(name, locale))).toEqual(cities),
  );

  it("translates only names that occur in the list of time zones", () => {
    const english = new Set(Intl.supportedValuesOf("timeZone").map((name) => zoneCity(name, "en")));
    const translated = Object.values(citiesIn).flatMap((names) => Object.keys(names));
    expect(translated.filter((city) => !english.has(city))).toEqual([]);
  });
});

describe("the choice of zones", () => {
  it("begins with the common zones and lists each zone once", () => {
    const groups = zones("en");
    expect(groups[0]).toMatchObject({ key: "common" });
    expect(groups[0]?.zones[0]).toBe("America/Toronto");
    expect(groups.at(-1)).toEqual({ key: "UTC", zones: ["UTC"] });
    const all = groups.flatMap((group) => group.zones);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(400);
  });

  it("includes the visitor's zone, even if that zone is an alias or usually not listed", () => {
    expect(zones("en", "Asia/Kathmandu").find(({ key }) => key === "Asia")?.zones).toContain("Asia/Kathmandu");
    expect(zones("en", "Etc/GMT+5").at(-1)?.zones).toContain("Etc/GMT+5");
    expect(zones("en", "nowhere")).toEqual(zones("en"));
  });

  it("sorts all zones except the common ones by name, both in the ungrouped list and within each area's group", () => {
    const sorted = (names: readonly string[]) => names.toSorted(new Intl.Collator("de").compare);
    const names = zoneChoices("de", "America/Toronto").map(({ label }) => label);
    expect(names.slice(0, 2)).toEqual(["Toronto", "Vancouver"]);
    const others = names.slice(zones("de")[0]?.zones.length);
    expect(others).toEqual(sorted(others));
    expect(others).toContain("Knox, Indiana");
    const america =
      zones("de")
        .find(({ key }) => key === "America")
        ?.zones.map((zone) => zoneCity(zone, "de")) ?? [];
    expect(america).toEqual(sorted(america));
  });
});
