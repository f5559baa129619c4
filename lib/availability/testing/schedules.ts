import fc from "fast-check";
import { Temporal } from "temporal-polyfill";

import { addDays, utcDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { AdviserRule, Busy, DayException, Hours, OfficeRule, Schedule, ServiceRule } from "../schedule";
import { stepMs } from "./oracle";

/** Time zones in both hemispheres. Their clocks change by an hour, by half an hour or never. */
export const zones = [
  "America/Toronto",
  "Europe/London",
  "Europe/Berlin",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
] as const;

export type Case = { readonly schedule: Schedule; readonly interval: { readonly start: number; readonly end: number } };

const dayMs = 86_400_000;
const years = { first: Date.UTC(2026, 0, 1), last: Date.UTC(2028, 11, 31) };

/**
 * Generates a schedule and an interval. In a time zone with clock changes, three in four intervals are near such a
 * change.
 */
export function cases(zone: string): fc.Arbitrary<Case> {
  const anyTime = steps(years.first, years.last);
  const changes = changesOf(zone);
  const middle =
    changes.length > 0
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...changes) }, { weight: 1, arbitrary: anyTime })
      : anyTime;
  return middle.chain((middle) =>
    fc.record({
      schedule: schedules(zone, middle),
      interval: fc
        .record({ from: steps(-dayMs, dayMs / 8), length: steps(dayMs / 4, 1.25 * dayMs) })
        .map(({ from, length }) => ({ start: middle + from, end: middle + from + length })),
    }),
  );
}

function schedules(zone: string, middle: number): fc.Arbitrary<Schedule> {
  const day = utcDay(middle);
  const ids = ["a", "b", "c"];
  return fc.record({
    service: services,
    advisers: fc
      .integer({ min: 1, max: 3 })
      .chain((count) => fc.tuple(...ids.slice(0, count).map((id) => advisers(id, zone, day)))),
    office: offices(zone, day),
    busy: fc.array(busyTimes(ids, middle), { maxLength: 8 }),
    now: fc
      .oneof(
        { weight: 3, arbitrary: fc.integer({ min: 3 * dayMs, max: 6 * dayMs }) },
        { weight: 1, arbitrary: fc.integer({ min: -dayMs, max: 2 * dayMs }) },
        // Here `now` is a multiple of `stepMs`, like every start time. A start can therefore be exactly at the end of
        // the minimum notice.
        { weight: 1, arbitrary: steps(-dayMs / 2, dayMs) },
      )
      .map((before) => middle - before),
  });
}

const services: fc.Arbitrary<ServiceRule> = fc.record({
  minutes: fc.constantFrom(15, 30, 45, 60, 75, 90, 120),
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 15, 30),
  bufferAfterMinutes: fc.constantFrom(0, 0, 10, 15, 45),
  slotGridMinutes: fc.constantFrom(5, 10, 15, 20, 25, 30, 45, 50, 60, 75, 90),
  minNoticeMinutes: fc.constantFrom(0, 0, 60, 1_440),
});

function advisers(id: string, zone: string, day: Day): fc.Arbitrary<AdviserRule> {
  return fc.record({
    id: fc.constant(id),
    zone: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string>(zone) },
      { weight: 1, arbitrary: fc.constantFrom<string>(...zones) },
    ),
    isActive: mostly(true),
    offersService: mostly(true),
    dailyCap: fc.constantFrom(9, 9, 9, 9, 9, 9, 0, 1, 2, 3),
    hours: fc
      .array(
        fc.record({
          weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 6 }),
          hours,
          validFrom: fc.constantFrom(...Array.from({ length: 6 }, () => addDays(day, -400)), day, addDays(day, 1)),
          validTo: fc.constantFrom(...Array.from({ length: 6 }, () => null), day, addDays(day, -1)),
        }),
        { minLength: 1, maxLength: 3 },
      )
      .map((rows) =>
        rows.flatMap(({ weekdays, hours: { opens, closes }, validFrom, validTo }) =>
          weekdays.map((weekday) => ({ weekday, opens, closes, validFrom, validTo })),
        ),
      ),
    exceptions: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(exceptionsNear(day), { maxLength: 2 }) },
    ),
  });
}

function offices(zone: string, day: Day): fc.Arbitrary<OfficeRule> {
  return fc.record({
    zone: fc.constantFrom<string>(zone, ...zones),
    horizonDays: fc.constantFrom(...Array.from({ length: 12 }, () => 365), 0, 3, 4, 5),
    holidays: fc
      .constantFrom([], [], [], [], [-1], [0], [1])
      .map((shifts) => new Map(shifts.map((shift) => [addDays(day, shift), "Holiday"]))),
    exceptions: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(exceptionsNear(day), { maxLength: 2 }) },
    ),
  });
}

function exceptionsNear(day: Day): fc.Arbitrary<DayException> {
  return fc
    .record({
      shift: fc.integer({ min: -2, max: 1 }),
      length: fc.integer({ min: 0, max: 2 }),
      hours: fc.option(hours, { freq: 3 }),
      opens: fc.boolean(),
    })
    .map(({ shift, length, hours, opens }) => ({
      firstDay: addDays(day, shift),
      lastDay: addDays(day, shift + length),
      hours,
      opensOnClosures: opens && hours !== null,
    }));
}

/** Whole and half days, the early hours in which clocks change, and arbitrary periods. */
const hours: fc.Arbitrary<Hours> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom({ opens: 0, closes: 1_440 }, { opens: 0, closes: 720 }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ opens: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 6, max: 60 }) })
      .map(toHours),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ opens: fc.integer({ min: 0, max: 286 }), length: fc.integer({ min: 1, max: 200 }) })
      .map(toHours),
  },
);

function toHours({ opens, length }: { readonly opens: number; readonly length: number }): Hours {
  return { opens: opens * 5, closes: Math.min(1_440, (opens + length) * 5) };
}

/** Generated busy times may overlap. The database prevents overlaps, but the code must work without this guarantee. */
function busyTimes(ids: readonly string[], middle: number): fc.Arbitrary<Busy> {
  return fc
    .record({
      adviserId: fc.constantFrom(...ids),
      kind: fc.constantFrom("booking" as const, "hold" as const, "own-calendar" as const),
      from: steps(-2.5 * dayMs, 2 * dayMs),
      length: fc.integer({ min: 1, max: 30 }),
      before: fc.integer({ min: 0, max: 6 }),
    })
    .map(({ adviserId, kind, from, length, before }) => {
      const start = middle + from;
      return {
        adviserId,
        kind,
        start,
        end: start + length * stepMs,
        meetingStart: kind === "own-calendar" ? null : start + Math.min(before, length - 1) * stepMs,
      };
    });
}

function steps(from: number, to: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.round(from / stepMs), max: Math.round(to / stepMs) }).map((count) => count * stepMs);
}

function mostly(value: boolean): fc.Arbitrary<boolean> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constant(!value) });
}

/** Lists the instants from 2026 to 2028 when the zone's clocks change. */
export function changesOf(zone: string): readonly number[] {
  const changes: number[] = [];
  let change = Temporal.Instant.fromEpochMilliseconds(years.first)
    .toZonedDateTimeISO(zone)
    .getTimeZoneTransition("next");
  while (change && change.epochMilliseconds < years.last) {
    changes.push(change.epochMilliseconds);
    change = change.getTimeZoneTransition("next");
  }
  return changes;
}
