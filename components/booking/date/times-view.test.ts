import { createTranslator } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/available-times";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { toTimesView } from "./times-view";

const t = createTranslator({ locale: "en", messages: messagesFor("en"), namespace: "booking" });
const zone = "America/Toronto";
const context = {
  route: { locale: "en", path: "/booking", params: { step: "date" } },
  clocks: { locale: "en", zone, office: { zone, city: "Toronto" } },
} as const;

const fullMarch: AvailableTimes = {
  month: "2027-03",
  firstMonth: "2026-11",
  lastMonth: "2027-11",
  today: "2026-12-01",
  firstWeekday: 7,
  days: [{ date: "2027-03-01", free: 0 }],
  day: null,
  slots: null,
  chosen: null,
  nextFree: null,
  zone,
};

describe("the view of a month without free times", () => {
  it.each([
    ["2026-12-09", "An earlier free time:"],
    ["2027-04-01", "The next free time:"],
  ] as const)('links to a free time on %s with the label "%s"', (day, text) => {
    const nextFree = { start: Date.parse(`${day}T14:00:00Z`), day };
    expect(toTimesView({ ...fullMarch, nextFree }, context, t)).toMatchObject({
      state: "empty",
      heading: "No times left in March 2027",
      next: { text, day },
    });
  });

  it("adds the year to a free time in another year", () => {
    const start = Date.parse("2026-12-09T14:00:00Z");
    expect(toTimesView({ ...fullMarch, nextFree: { start, day: "2026-12-09" } }, context, t).next?.link).toBe(
      "Wednesday 9 December 2026, 9:00 am",
    );
  });
});
