import { translatorFor } from "@/lib/platform/i18n/translator";

import { representativeInstant, toZoneNoteView } from "./zone-note-view";

const t = translatorFor("en", "booking");
const office = { zone: "America/Toronto", city: "Toronto" };
const now = Date.parse("2026-12-01T12:00:00Z");
const differenceIn = (zone: string, day: "2026-12-09" | "2027-03-10" | "2027-03-20") =>
  toZoneNoteView(
    {
      available: { day, month: day === "2026-12-09" ? "2026-12" : "2027-03" },
      clocks: { locale: "en", zone, office },
      now,
    },
    t,
  ).difference;

it("says how far the office's clock is ahead or behind", () => {
  expect(differenceIn("America/Los_Angeles", "2026-12-09")).toBe("3 hours ahead");
  expect(differenceIn("Asia/Kathmandu", "2026-12-09")).toMatch(/^10 hours 45 minutes behind$/);
});

it("follows the season of the day that is shown", () => {
  // Toronto changes its clocks on 14 March 2027, Berlin two weeks later.
  expect(differenceIn("Europe/Berlin", "2027-03-10")).toBe("6 hours behind");
  expect(differenceIn("Europe/Berlin", "2027-03-20")).toBe("5 hours behind");
});

it("uses the middle of the month while no day is chosen, but never an instant in the past", () => {
  const late = Date.parse("2026-12-28T12:00:00Z");
  expect(representativeInstant({ day: null, month: "2026-12" }, { zone: "UTC", now })).toBe(
    Date.parse("2026-12-15T00:00:00Z"),
  );
  expect(representativeInstant({ day: null, month: "2026-12" }, { zone: "UTC", now: late })).toBe(late);
});
