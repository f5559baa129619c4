import fc from "fast-check";

import { addDays, dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { count, safeDay } from "./count";
import { countries } from "./rule";
import { rules } from "./rules";
import type { RuleId } from "./rules";

const countOf = (id: RuleId, start: Day) => {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(id);
  return count(rule, start, rule.countries[0] ?? "uk");
};

/** The rule, the day of the event, the end as the law counts it, and the day that is shown if it is another one. */
const vectors: readonly (readonly [RuleId, Day, Day, Day?])[] = [
  ["uk-app-claim", "2026-01-31", "2027-02-28", "2027-02-26"],
  ["uk-app-claim", "2024-01-31", "2025-02-28"],
  ["uk-app-claim", "2027-01-29", "2028-02-29"],
  ["uk-app-claim", "2025-11-25", "2026-12-25", "2026-12-24"],
  ["uk-app-claim", "2026-02-26", "2027-03-26", "2027-03-25"],
  ["uk-fos-answer", "2026-08-31", "2027-02-28", "2027-02-26"],
  ["uk-fos-answer", "2026-08-29", "2027-02-28", "2027-02-26"],
  ["uk-fos-answer", "2027-08-31", "2028-02-29"],
  ["uk-fos-answer", "2026-07-01", "2027-01-01", "2026-12-31"],
  ["uk-fos-answer", "2026-06-30", "2026-12-30"],
  ["uk-fos-event", "2026-01-31", "2032-01-31", "2032-01-30"],
  ["uk-fos-event", "2024-02-29", "2030-02-28"],
  ["uk-debit", "2025-10-01", "2026-11-01", "2026-10-30"],
  ["uk-debit", "2026-03-31", "2027-04-30"],
  ["uk-refund", "2026-11-27", "2026-11-30"],
  ["uk-refund", "2026-12-24", "2026-12-29"],
  ["uk-decision", "2026-12-18", "2026-12-29"],
  ["uk-decision", "2026-11-20", "2026-11-27"],
  ["uk-decision-last", "2026-11-20", "2027-01-13"],
  ["uk-complaint-payment", "2026-12-18", "2027-01-13"],
  ["uk-complaint-payment", "2026-11-23", "2026-12-14"],
  ["uk-complaint", "2026-11-23", "2027-01-18"],
  ["uk-complaint", "2026-10-24", "2026-12-19"],
  ["ca-obsi", "2026-03-14", "2026-09-10"],
  ["ca-obsi", "2026-06-28", "2026-12-25", "2026-12-24"],
  ["ca-obsi", "2027-09-03", "2028-03-01"],
  ["ca-pass-on", "2026-12-20", "2027-01-03"],
  ["ca-bank", "2026-03-14", "2026-05-09"],
  ["ca-bank", "2028-01-04", "2028-02-29"],
  ["ca-firm", "2026-12-01", "2027-03-01"],
  ["on-limitation", "2024-02-29", "2026-02-28", "2026-02-27"],
  ["on-limitation", "2025-07-01", "2027-07-01", "2027-06-30"],
  ["qc-limitation", "2024-06-24", "2027-06-24", "2027-06-23"],
  ["qc-limitation", "2024-02-29", "2027-02-28", "2027-02-26"],
  ["qc-firm", "2026-04-25", "2026-06-24"],
  ["de-debit", "2026-02-02", "2026-03-30"],
  ["de-debit", "2026-08-08", "2026-10-03", "2026-10-02"],
  ["de-unauthorised", "2026-03-14", "2027-04-14"],
  ["de-unauthorised", "2026-09-30", "2027-10-30", "2027-10-29"],
  ["de-limitation", "2026-03-14", "2029-12-31"],
  ["de-limitation", "2025-12-31", "2028-12-31", "2028-12-29"],
  ["de-limitation", "2026-01-01", "2029-12-31"],
];

const named = vectors.map(([id, start, nominal, day = nominal]) => ({ id, start, nominal, day }));

it.each(named)("$id from $start ends on $nominal and is shown as $day", ({ id, start, nominal, day }) => {
  expect(countOf(id, start)).toEqual({ nominal, day });
});

it("covers each rule, with at least 40 vectors", () => {
  expect(vectors.length).toBeGreaterThanOrEqual(40);
  expect(new Set(vectors.map(([id]) => id))).toEqual(new Set(rules.map(({ id }) => id)));
});

const anyDay = fc
  .date({ min: new Date("1995-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => dayFromDate(date));

it("never shows a later day than the law's own", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...rules), fc.constantFrom(...countries), (start, rule, country) => {
      const { nominal, day } = count(rule, start, country);
      expect(day <= nominal).toBe(true);
      expect(nominal > start).toBe(true);
      // A holiday can hide a weekend and the days around it, never more than a week.
      expect(day >= addDays(nominal, -7)).toBe(true);
    }),
  );
});

it("moves a day to a working day", () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...countries), (day, country) => {
      expect(dateFromDay(safeDay(day, country)).getUTCDay() % 6).not.toBe(0);
    }),
  );
});
