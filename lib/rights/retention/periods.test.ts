import { readFileSync } from "node:fs";

import { locales } from "@/lib/platform/i18n/locales";

import { formatPeriod, keptSince, keptUntil, periodNames, periodOf } from "./periods";

const policyOf = (locale: string) => readFileSync(`lib/content/seed/legal/privacy-policy/${locale}.md`, "utf8");

it.each(locales)("the privacy policy in %s names each period and no unknown period", (locale) => {
  const named = [...policyOf(locale).matchAll(/:kept\[([\w-]+)\]/g)].map(([, name = ""]) => name);
  const inText = periodNames.map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect([...new Set(named)].toSorted()).toEqual(inText.toSorted());
});

it("counts calendar years, months and days", () => {
  const now = Date.parse("2034-09-06T14:00:00Z");
  expect(keptSince("clientFile", now).toISOString()).toBe("2027-09-06T14:00:00.000Z");
  expect(keptSince("inquiry", now).toISOString()).toBe("2033-09-06T14:00:00.000Z");
  expect(keptSince("quarantine", now).toISOString()).toBe("2034-08-07T14:00:00.000Z");
});

it("returns the last day of a period", () => {
  const began = new Date("2027-09-06T14:00:00Z");
  expect(keptUntil("clientFile", began).toISOString()).toBe("2034-09-06T14:00:00.000Z");
  expect(keptUntil("payments", began).toISOString().slice(0, 10)).toBe("2034-12-31");
  expect(keptUntil("quarantine", began).getTime() - began.getTime()).toBe(30 * 86_400_000);
});

it("formats a period in the reader's language", () => {
  expect(formatPeriod(periodOf("inquiry"), "de")).toBe("12 Monate");
  expect(formatPeriod(periodOf("newsletterProof"), "en")).toBe("3 years");
});
