import type { Service } from "@/lib/services/service";

import { isFirstHourFree } from "./opening";

const first = {
  slug: "initial-consultation",
  minutes: 60,
  isActive: true,
  confirmedAt: new Date("2026-01-01"),
  prices: { CAD: { initialMinor: 0, followUpMinor: null } },
} as unknown as Service;

describe("isFirstHourFree", () => {
  it("is true for a confirmed, free initial consultation of an hour", () => {
    expect(isFirstHourFree([first], "CAD")).toBe(true);
  });

  it.each([
    ["it is a draft", { confirmedAt: null }],
    ["it is inactive", { isActive: false }],
    ["it takes half an hour", { minutes: 30 }],
    ["it costs something", { prices: { CAD: { initialMinor: 100, followUpMinor: null } } }],
    ["it has no price in the currency", { prices: {} }],
  ])("is false if %s", (_case, change) => {
    expect(isFirstHourFree([{ ...first, ...change }], "CAD")).toBe(false);
  });
});
