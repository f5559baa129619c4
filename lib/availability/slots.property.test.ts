import fc from "fast-check";

import { explain, verdict } from "./explain";
import { slotsBetween } from "./slots";
import { slotsByBruteForce, stepMs } from "./testing/oracle";
import { cases, changesOf, zones } from "./testing/schedules";

const runs = { numRuns: 40 };

describe.each(zones)("schedules in %s from 2026 to 2028", (zone) => {
  it("offer the slots that a brute-force search finds, and no others", () => {
    fc.assert(
      fc.property(cases(zone), ({ schedule, interval }) => {
        const offered = slotsBetween(schedule, interval);
        expect(offered.map(({ start, adviserIds }) => ({ start, adviserIds }))).toEqual(
          slotsByBruteForce(schedule, interval),
        );
        expect(offered.every(({ start, end }) => end - start === schedule.service.minutes * 60_000)).toBe(true);
      }),
      runs,
    );
  });

  it("offer a meeting with an adviser if and only if `explain` lists no rule that prevents this meeting", () => {
    fc.assert(
      fc.property(cases(zone), ({ schedule, interval }) => {
        const offered = new Map(slotsBetween(schedule, interval).map((slot) => [slot.start, slot.adviserIds]));
        for (let start = Math.ceil(interval.start / stepMs) * stepMs; start < interval.end; start += stepMs) {
          const explanations = explain(schedule, start);
          const free = explanations.filter(({ rules }) => rules.length === 0).map(({ adviserId }) => adviserId);
          const expected = offered.get(start) ?? [];
          // This loop throws errors and does not call `expect`, because thousands of calls would take longer than the
          // tested functions.
          if (free.join() !== expected.join())
            throw new Error(
              `${new Date(start).toISOString()}: explain allows ${free.join()}, slotsBetween offers ${expected.join()}`,
            );
          if ((verdict(explanations) === "free") !== offered.has(start))
            throw new Error(`${new Date(start).toISOString()}: the verdict contradicts the offered slots`);
        }
      }),
      runs,
    );
  });
});

it("many generated cases with slots include a clock change in spring, and many include one in autumn", () => {
  expect(zones.map((zone) => changesOf(zone).length)).toEqual([6, 6, 6, 6, 6, 0]);
  const changes = changesOf("Europe/Berlin");
  const sample = fc.sample(cases("Europe/Berlin"), { numRuns: 200, seed: 1 });
  const withSlots = sample.filter(({ schedule, interval }) => slotsBetween(schedule, interval).length > 0);
  const touching = (parity: number) =>
    withSlots.filter(({ interval }) =>
      changes.some((at, index) => index % 2 === parity && interval.start < at && at < interval.end),
    );
  expect(withSlots.length).toBeGreaterThan(80);
  expect(touching(0).length).toBeGreaterThan(20);
  expect(touching(1).length).toBeGreaterThan(20);
});
