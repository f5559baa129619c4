import { Temporal } from "temporal-polyfill";

import { addDays, daysFromTo } from "./day";
import { msPerDay, msPerHour, msPerMinute } from "./instant";
import {
  dayNumbersOf,
  dayOf,
  instantsAt,
  isoWithOffset,
  minuteOfDay,
  offsetAt,
  resolveWall,
  spansOf,
  startOfDay,
} from "./zone";
import { isZone } from "./zone-id";

const at = (text: string) => Date.parse(text);

/**
 * The clocks of these time zones change in different ways: by an hour, by half an hour, at midnight, in the southern
 * spring, for Ramadan, or not at all.
 */
const zones = [
  "America/Toronto",
  "America/St_Johns",
  "Europe/London",
  "Europe/Dublin",
  "Europe/Berlin",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Asia/Beirut",
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Havana",
  "America/Scoresbysund",
  "America/Vancouver",
  "Pacific/Chatham",
  "UTC",
];

describe("the start of a day", () => {
  it.each(zones)("is the same as in Temporal for every day of 2024 to 2028 in %s", (zone) => {
    for (const day of daysFromTo("2024-01-01", "2028-12-31")) {
      const expected = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
      if (startOfDay(day, zone) !== expected) throw new Error(`${day}: ${startOfDay(day, zone)} is not ${expected}`);
    }
  });

  it("is at 01:00 if the clocks skip midnight", () => {
    expect(startOfDay("2026-03-29", "Asia/Beirut")).toBe(at("2026-03-29T01:00:00+03:00"));
  });

  it("is the start of the next day if the zone skipped the whole day", () => {
    expect(startOfDay("2011-12-30", "Pacific/Apia")).toBe(startOfDay("2011-12-31", "Pacific/Apia"));
  });
});

describe("a wall-clock time", () => {
  it("exists once on an ordinary day", () => {
    expect(instantsAt("2026-12-09", 9 * 60, "America/Los_Angeles")).toEqual([at("2026-12-09T09:00:00-08:00")]);
  });

  it("does not exist if the clocks skip it in spring", () => {
    expect(instantsAt("2027-03-14", 150, "America/Toronto")).toEqual([]);
    expect(instantsAt("2027-03-14", 180, "America/Toronto")).toEqual([at("2027-03-14T03:00:00-04:00")]);
  });

  it("exists twice if the clocks repeat it in autumn", () => {
    expect(instantsAt("2026-11-01", 90, "America/Toronto")).toEqual([
      at("2026-11-01T01:30:00-04:00"),
      at("2026-11-01T01:30:00-05:00"),
    ]);
    expect(instantsAt("2026-11-01", 120, "America/Toronto")).toEqual([at("2026-11-01T02:00:00-05:00")]);
  });

  it("exists twice in the half hour that clocks on Lord Howe Island repeat", () => {
    expect(instantsAt("2026-04-05", 105, "Australia/Lord_Howe")).toEqual([
      at("2026-04-05T01:45:00+11:00"),
      at("2026-04-05T01:45:00+10:30"),
    ]);
  });

  it("follows Vancouver's permanent summer offset from November 2026 on", () => {
    expect(instantsAt("2027-01-15", 540, "America/Vancouver")).toEqual([at("2027-01-15T09:00:00-07:00")]);
  });

  it.each(zones)("gives the same instant as in Temporal around each clock change in %s", (zone) => {
    for (const day of daysOfChange(zone)) {
      for (let minute = 0; minute < 240; minute += 15) {
        const wall = Temporal.PlainDate.from(day).toPlainDateTime({
          hour: Math.floor(minute / 60),
          minute: minute % 60,
        });
        const resolved = (disambiguation: "compatible" | "earlier" | "later") =>
          wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds;
        const exists = wall.toZonedDateTime(zone).toPlainDateTime().equals(wall);
        expect(resolveWall(day, minute, zone)).toBe(resolved("compatible"));
        expect(instantsAt(day, minute, zone)).toEqual(
          exists ? [...new Set([resolved("earlier"), resolved("later")])] : [],
        );
      }
    }
  });
});

describe("an instant", () => {
  it.each(zones)("has the same day, minute and offset as in Intl around each clock change in %s", (zone) => {
    const format = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    const dayNumber = dayNumbersOf(zone);
    for (const day of daysOfChange(zone)) {
      const noon = Date.parse(`${day}T12:00:00Z`);
      for (let instant = noon - 1.5 * msPerDay; instant < noon + 1.5 * msPerDay; instant += 30 * msPerMinute) {
        const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
        const minutes = Number(part.hour) * 60 + Number(part.minute);
        const local = Date.parse(`${part.year}-${part.month}-${part.day}T00:00:00Z`) + minutes * msPerMinute;
        expect([dayOf(instant, zone), minuteOfDay(instant, zone), dayNumber(instant), offsetAt(instant, zone)]).toEqual(
          [`${part.year}-${part.month}-${part.day}`, minutes, Math.floor(local / msPerDay), local - instant],
        );
      }
    }
  });

  it("is formatted with the offset at that instant", () => {
    expect(isoWithOffset(at("2026-12-09T17:00:00Z"), "America/Los_Angeles")).toBe("2026-12-09T09:00:00-08:00");
    expect(isoWithOffset(at("2026-07-09T17:00:00Z"), "America/Los_Angeles")).toBe("2026-07-09T10:00:00-07:00");
    expect(isoWithOffset(at("2026-12-09T17:00:00Z"), "Asia/Kathmandu")).toBe("2026-12-09T22:45:00+05:45");
    expect(isoWithOffset(at("2026-12-09T17:00:00Z"), "America/St_Johns")).toBe("2026-12-09T13:30:00-03:30");
    expect(isoWithOffset(at("2026-12-09T17:00:00.900Z"), "UTC")).toBe("2026-12-09T17:00:00+00:00");
  });
});

describe("opening hours", () => {
  const lengths = (day: Parameters<typeof spansOf>[0], hours: Parameters<typeof spansOf>[1], zone: string) =>
    spansOf(day, hours, zone).map(({ start, end }) => (end - start) / msPerHour);

  it("are a single span on an ordinary day", () => {
    expect(spansOf("2026-12-09", { opens: 540, closes: 1020 }, "Europe/Berlin")).toEqual([
      { start: at("2026-12-09T08:00:00Z"), end: at("2026-12-09T16:00:00Z"), offset: msPerHour },
    ]);
  });

  it("exclude a skipped hour and include a repeated hour twice", () => {
    expect(lengths("2027-03-28", { opens: 0, closes: 1440 }, "Europe/Berlin")).toEqual([2, 21]);
    expect(lengths("2026-10-25", { opens: 0, closes: 1440 }, "Europe/Berlin")).toEqual([3, 22]);
  });

  it("begin after the skipped hour if the opening time is within that hour", () => {
    expect(spansOf("2027-03-28", { opens: 150, closes: 240 }, "Europe/Berlin")).toEqual([
      { start: at("2027-03-28T03:00:00+02:00"), end: at("2027-03-28T04:00:00+02:00"), offset: 2 * msPerHour },
    ]);
  });
});

describe("the name of a zone", () => {
  it.each([
    "America/Toronto",
    "Europe/Kyiv",
    "Europe/Kiev",
    "Asia/Kathmandu",
    "America/Port-au-Prince",
    "America/Argentina/Buenos_Aires",
    "Antarctica/McMurdo",
    "UTC",
    "Etc/GMT+5",
    "US/Eastern",
    "GMT",
    "EST5EDT",
    "NZ-CHAT",
  ])("can be %s", (zone) => expect(isZone(zone)).toBe(true));

  it.each([
    "",
    " ",
    "+05:00",
    "-08",
    "UTC+1",
    "america/toronto",
    "AMERICA/TORONTO",
    "ASIA/KATHMANDU",
    "America/port-au-prince",
    "America/Nowhere",
    "America/Toronto ",
    "Mars/Olympus_Mons",
    "Toronto",
    "../etc/passwd",
    "utc",
    "BST",
    "PST",
    "IST",
    null,
    5,
    {},
  ])("cannot be %p", (zone) => expect(isZone(zone)).toBe(false));
});

function daysOfChange(zone: string) {
  const days = new Set(["2026-06-15" as const].map((day) => addDays(day, 0)));
  let change = Temporal.Instant.from("2026-01-01T00:00:00Z").toZonedDateTimeISO(zone).getTimeZoneTransition("next");
  while (change && change.year <= 2028) {
    const day = dayOf(change.epochMilliseconds, "UTC");
    for (const shift of [-1, 0, 1]) days.add(addDays(day, shift));
    change = change.getTimeZoneTransition("next");
  }
  return days;
}
