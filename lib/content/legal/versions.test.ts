import { agreedAt, inForceAt, scheduledAfter } from "./versions";
import type { LegalVersion } from "./versions";

const version = (number: number, publishAt: number, more: Partial<LegalVersion> = {}): LegalVersion => ({
  number,
  titles: { en: "Terms" },
  publishAt,
  day: "2026-11-24",
  createdAt: publishAt,
  isCalledOff: false,
  publishedBy: undefined,
  passages: 0,
  ...more,
});
const text = { versions: [version(4, 400), version(3, 300, { isCalledOff: true }), version(2, 200), version(1, 100)] };

it.each([
  [99, undefined, 4],
  [100, 1, 4],
  [199, 1, 4],
  [399, 2, 4],
  [400, 4, undefined],
])("at %d, version %s is in force and %s is scheduled", (at, inForce, scheduled) => {
  expect([inForceAt(text, at)?.number, scheduledAfter(text, at)?.number]).toEqual([inForce, scheduled]);
});

it("a client agreed to the version that was in force, or to none before the first", () => {
  expect([99, 100, 250, 350, 500].map((at) => agreedAt(text, at)?.number)).toEqual([undefined, 1, 2, 2, 4]);
});

it("nobody agreed to a version before it was stored, except to the first one", () => {
  const versions = [version(2, 200, { createdAt: 900 }), version(1, 100, { createdAt: 800 })];
  expect([150, 250, 899, 900].map((at) => agreedAt({ versions }, at)?.number)).toEqual([1, 1, 1, 2]);
});
