import { locales } from "@/lib/platform/i18n/locales";

import { readingMinutes } from "./reading-time";

it("rounds up to whole minutes, at least one", () => {
  expect(readingMinutes(228, "en")).toBe(1);
  expect(readingMinutes(229, "en")).toBe(2);
  for (const locale of locales) expect(readingMinutes(0, locale)).toBe(1);
});

it("takes longer in languages with longer words", () => {
  expect(readingMinutes(10_000, "de")).toBeGreaterThan(readingMinutes(10_000, "fr-CA"));
  expect(readingMinutes(10_000, "fr-CA")).toBeGreaterThan(readingMinutes(10_000, "en"));
});
