import { translatorFor } from "@/lib/platform/i18n/translator";

import { representativeInstant, toZoneNoteView } from "./zone-note-view";

const t = translatorFor("en", "booking");
const office = { zone: "America/Toronto", city: "Toronto" };
const now = Date.parse("2026-12-01T12:00:00Z");
const viewIn = (zone: string, day: "2026-12-09" | "2027-03-10" | "2027-03-20" = "2026-12-09") =>
  toZoneNoteView(
    {
      available: { day, month: day === "2026-12-09" ? "2026-12" : "2027-03" },
      clocks: { locale: "en", zone, office },
      now,
    },
    t,
  );

it("says how far the office's clock is ahead of or behind the visitor's clock", () => {
  expect(viewIn("America/Los_Angeles")).toMatchObject({ offset: "UTC−8", difference: "3 hours ahead" });
  expect(viewIn("Asia/Kathmandu").difference).toMatch(/^10 hours 45 minutes behind$/);
});

it("says whether visitor and office share a time zone or only have the same time in different time zones", () => {
  expect(viewIn("America/Toronto")).toMatchObject({ difference: null, clock: "both" });
  expect(viewIn("America/New_York")).toMatchObject({ difference: null, clock: "visitor" });
});

it("compares the clocks on the day that is shown, because offsets change with the season", () => {
  // Toronto changes its clocks on 14 March 2027, Berlin two weeks later.
  expect(viewIn("Europe/Berlin", "2027-03-10").difference).toBe("6 hours behind");
  expect(viewIn("Europe/Berlin", "2027-03-20").difference).toBe("5 hours behind");
});

it("if no day is chosen, compares the clocks in the middle of the month or now, whichever is later", () => {
  const late = Date.parse("2026-12-28T12:00:00Z");
  expect(representativeInstant({ day: null, month: "2026-12" }, { zone: "UTC", now })).toBe(
    Date.parse("2026-12-15T00:00:00Z"),
  );
  expect(representativeInstant({ day: null, month: "2026-12" }, { zone: "UTC", now: late })).toBe(late);
});
