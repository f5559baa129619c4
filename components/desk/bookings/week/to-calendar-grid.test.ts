import type { Week, WeekGrid } from "@/lib/booking/desk/week";
import { locales } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { toCalendarGrid } from "./to-calendar-grid";

const event = {
  reference: "FRS-2222-3333",
  name: "Margaret Sample",
  serviceId: "one",
  status: "confirmed",
  start: Date.UTC(2026, 11, 9, 17),
  isUndelivered: false,
};
const week = {
  grid: {
    events: [event],
    holds: [
      { id: "1", until: Date.UTC(2026, 11, 9, 17), offeredTo: null },
      { id: "2", until: Date.UTC(2026, 11, 9, 17), offeredTo: "FRS-4444-5555" },
    ],
    own: [{ day: 0, from: 0, length: 4, time: { start: 0, end: 1 } }],
  },
  serviceNames: new Map([["one", "Initial Consultation"]]),
  mayMove: true,
  now: 0,
} as unknown as Week & { readonly grid: WeekGrid };

it.each(locales)("the label of an appointment contains its visible text, %s", (locale) => {
  const texts = {
    t: translatorFor(locale, "week"),
    tDashboard: translatorFor(locale, "dashboard"),
    tUndelivered: translatorFor(locale, "bookings.undelivered"),
    reader: { locale, zone: "America/Toronto" },
  };
  const [shown] = toCalendarGrid(week, texts).events;
  expect(shown?.label).toContain(`${shown?.title}, ${shown?.detail}`);
});

it("held times, offered times and times of the own calendar have different words", () => {
  const locale = "en";
  const texts = {
    t: translatorFor(locale, "week"),
    tDashboard: translatorFor(locale, "dashboard"),
    tUndelivered: translatorFor(locale, "bookings.undelivered"),
    reader: { locale, zone: "America/Toronto" },
  } as const;
  const { holds, own } = toCalendarGrid(week, texts);
  expect([...holds, ...own].map(({ title, detail }) => `${title}: ${detail}`)).toEqual([
    "Being booked: held until 12 noon",
    "Offered to a client: reserved until Wed 9 Dec, 12 noon",
    "Busy: own calendar",
  ]);
});
