import { locales } from "@/lib/platform/i18n/locales";

import { readingMinutes } from "./reading-time";

it("rounds the reading time up to whole minutes and returns at least one minute", () => {
  expect(readingMinutes(228, "en")).toBe(1);
  expect(readingMinutes(229, "en")).toBe(2);
  for (const locale of locales) expect(readingMinutes(0, locale)).toBe(1);
});

it("returns a longer reading time for languages with longer words", () => {
  expect(readingMinutes(10_000, "de")).toBeGreaterThan(readingMinutes(10_000, "fr-CA"));
  expect(readingMinutes(10_000, "fr-CA")).toBeGreaterThan(readingMinutes(10_000, "en"));
});
