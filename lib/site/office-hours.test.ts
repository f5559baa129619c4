import type { OpeningHours } from "@/lib/firm/profile";

import { hoursLines } from "./office-hours";

const day = (weekday: OpeningHours["weekday"], opens = 9, closes = 18): OpeningHours => ({
  weekday,
  opensMinute: opens * 60,
  closesMinute: closes * 60,
});

const zone = "America/Toronto";
const english = { locale: "en", zone } as const;
const german = { locale: "de", zone } as const;

it("writes English times in 24-hour notation if the office's time zone is in Europe", () => {
  expect(hoursLines([day(1)], { locale: "en", zone: "Europe/London" })).toMatchObject([
    { opens: "09:00", closes: "18:00" },
  ]);
});

it("combines consecutive days with the same hours", () => {
  expect(hoursLines([day(1), day(2), day(3), day(4), day(5)], english)).toEqual([
    { first: "Monday", last: "Friday", opens: "9:00 am", closes: "6:00 pm" },
  ]);
});

it("writes short names of weekdays on request", () => {
  expect(hoursLines([day(1), day(2)], english, "short")).toEqual([
    { first: "Mon", last: "Tue", opens: "9:00 am", closes: "6:00 pm" },
  ]);
});

it("starts a new line when the hours change, and after a day on which the office is closed", () => {
  const lines = hoursLines([day(1), day(2, 9, 12.5), day(4), day(5)], german);
  expect(lines.map(({ first, last, closes }) => [first, last, closes])).toEqual([
    ["Montag", "Montag", "18:00"],
    ["Dienstag", "Dienstag", "12:30"],
    ["Donnerstag", "Freitag", "18:00"],
  ]);
  expect(hoursLines([], german)).toEqual([]);
});
