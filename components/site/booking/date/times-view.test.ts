import { createTranslator } from "next-intl";

import type { AvailableTimes } from "@/lib/booking/wizard/available-times";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { toMoveTimes, toTimesView } from "./times-view";

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

it("when an appointment is moved, no time is chosen and its present time is marked", () => {
  const start = Date.parse("2027-03-01T15:00:00Z");
  const day = "2027-03-01";
  const slots = [start, start + 3_600_000].map((each) => ({ start: each, isFree: true }));
  const times = toTimesView({ ...fullMarch, days: [{ date: day, free: 2 }], day, slots, chosen: start }, context, t);
  const moved = toMoveTimes(times, "now");
  const entries = moved.state === "slots" ? moved.groups.flatMap((group) => group.entries) : [];
  expect(moved).toMatchObject({ state: "slots", chosen: null });
  expect(entries.map((entry) => (entry.kind === "free" ? entry.mark : ""))).toEqual(["now", undefined]);
});
