import type { Week } from "@/lib/booking/desk/week";
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
  grid: { events: [event], holds: [] },
  serviceNames: new Map([["one", "Initial Consultation"]]),
  mayMove: true,
  now: 0,
} as unknown as Week;

it.each(locales)("the label of an appointment contains its visible text, %s", (locale) => {
  const texts = {
    t: translatorFor(locale, "week"),
    tDashboard: translatorFor(locale, "dashboard"),
    tUndelivered: translatorFor(locale, "bookings.undelivered"),
    reader: { locale, zone: "America/Toronto" },
  };
  const [shown] = toCalendarGrid(week, texts)?.events ?? [];
  expect(shown?.label).toContain(`${shown?.title}, ${shown?.detail}`);
});
