import { keptCount, retentionFaults, usualRetention } from "./retention";
import type { Retention } from "./retention";

const set = (change: Partial<Retention>): Retention => ({ ...usualRetention, ...change });
const period = (count: number, reason: string | null = null) => ({ count, reason });

it.each([
  [
    "fewer years of payments than Canadian law",
    "ca",
    { payments: period(6) },
    { "kept.payments": ["retentionTooShort"] },
  ],
  [
    "fewer years of payments than British law",
    "uk",
    { payments: period(5) },
    { "kept.payments": ["retentionTooShort"] },
  ],
  [
    "fewer years than German tax law",
    "uk",
    { payments: period(7), germanTax: 8 },
    { "kept.payments": ["retentionTooShort"] },
  ],
  [
    "fewer years of files than limitation periods",
    "ca",
    { clientFile: period(6) },
    { "kept.clientFile": ["retentionTooShort"] },
  ],
  ["more years without a reason", "ca", { payments: period(8) }, { "keptWhy.payments": ["retentionReason"] }],
  ["more months without a reason", "uk", { inquiry: period(13) }, { "keptWhy.inquiry": ["retentionReason"] }],
  [
    "far more years, even with a reason",
    "ca",
    { payments: period(16, "x") },
    { "kept.payments": ["retentionTooLong"] },
  ],
  ["far more months, even with a reason", "ca", { inquiry: period(25, "x") }, { "kept.inquiry": ["retentionTooLong"] }],
] as const)("refuses %s", (_, profile, change, codes) => {
  expect(retentionFaults(set(change), profile)).toEqual(codes);
});

it("allows the usual periods, fewer months, and more years with a reason", () => {
  expect(retentionFaults(usualRetention, "ca")).toEqual({});
  expect(retentionFaults(set({ inquiry: period(3), payments: period(10, "Audit"), germanTax: 10 }), "uk")).toEqual({});
});

it("keeps records as long as the firm has set, and never shorter than the law", () => {
  expect(keptCount("payments", usualRetention, "uk")).toBe(6);
  expect(keptCount("payments", set({ germanTax: 8 }), "uk")).toBe(8);
  expect(keptCount("payments", set({ payments: period(6), germanTax: 10 }), "uk")).toBe(10);
  expect(keptCount("inquiry", set({ inquiry: period(3) }), "ca")).toBe(3);
});
