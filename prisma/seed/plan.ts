import { slotsBetween } from "@/lib/availability/slots";
import { occupiedAt } from "@/lib/availability/meeting-times";
import type { AdviserRule, Busy, OfficeRule, ServiceRule } from "@/lib/availability/schedule";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { minuteOfDay, startOfDay } from "@/lib/platform/time/zone";
import { offeredService } from "@/lib/services/offer";
import type { OfferedService } from "@/lib/services/offer";

import type { SampleAdviser } from "./office";
import type { SamplePerson } from "./people";
import type { Random } from "./random";
import { serviceTimes } from "./services";

export type SeededAdviser = SampleAdviser & { readonly id: string; readonly rule: AdviserRule };

/** One planned meeting. */
export type Meeting = {
  readonly adviser: SeededAdviser;
  readonly person: SamplePerson;
  readonly service: OfferedService;
  readonly time: Interval;
  /** The time including buffers. */
  readonly taken: Interval;
};

type Office = {
  readonly advisers: readonly SeededAdviser[];
  readonly people: readonly SamplePerson[];
  readonly rule: OfficeRule;
  readonly days: readonly Day[];
  readonly now: Instant;
  readonly random: Random;
};

/**
 * The maximum number of an adviser's meetings on a past or future day. Future days have fewer, so that visitors of the
 * demonstration find free times every day.
 */
const most = { past: 4, ahead: 2 } as const;

/**
 * Plans meetings at times that the availability rules allow. No adviser and no person has two meetings at the same
 * time.
 */
export function planMeetings({ advisers, people, rule, days, now, random }: Office): readonly Meeting[] {
  const busy: Busy[] = [];
  const meetings: Meeting[] = [];
  for (const day of days) {
    for (const adviser of advisers) {
      const isAhead = startOfDay(day, adviser.zone) > now;
      const wanted = random.below((isAhead ? most.ahead : most.past) + 1);
      for (let count = 0; count < wanted; count += 1) {
        const service = offeredService(random.pick(adviser.skills) ?? "initial-consultation");
        const time = drawSlot({ adviser, service, rule, busy, day, random });
        const person = time && drawPerson({ people, adviser, service, time, meetings, random });
        if (!time || !person) continue;
        const taken = occupiedAt(time.start, ruleOf(service));
        busy.push({ ...taken, adviserId: adviser.id, kind: "booking", meetingStart: time.start });
        meetings.push({ adviser, person, service, time, taken });
      }
    }
  }
  return meetings.toSorted((a, b) => a.time.start - b.time.start);
}

function ruleOf({ minutes }: OfferedService): ServiceRule {
  return { minutes, ...serviceTimes };
}

type SlotDraw = Pick<Office, "rule" | "random"> & {
  adviser: SeededAdviser;
  service: OfferedService;
  busy: readonly Busy[];
  day: Day;
};

function drawSlot({ adviser, service, rule, busy, day, random }: SlotDraw): Interval | undefined {
  const start = startOfDay(day, adviser.zone);
  const slots = slotsBetween(
    { service: ruleOf(service), advisers: [adviser.rule], office: rule, busy, now: start - 2 * msPerDay },
    { start, end: startOfDay(addDays(day, 1), adviser.zone) },
  );
  const slot = random.pick(slots);
  return slot && { start: slot.start, end: slot.end };
}

type PersonDraw = Pick<Office, "people" | "random"> & {
  adviser: SeededAdviser;
  service: OfferedService;
  time: Interval;
  meetings: readonly Meeting[];
};

/**
 * A person who shares a language with the adviser, is awake at that time, has no other meeting within two days, and may
 * book the service.
 */
function drawPerson({ people, adviser, service, time, meetings, random }: PersonDraw): SamplePerson | undefined {
  const hour = 60;
  const fitting = people.filter(({ locale, zone }) => {
    const minute = minuteOfDay(time.start, zone);
    return adviser.languages.includes(locale.slice(0, 2)) && minute >= 7 * hour && minute <= 21 * hour;
  });
  const met = (person: SamplePerson) => meetings.filter((meeting) => meeting.person === person);
  const free = fitting.filter((person) =>
    met(person).every((meeting) => Math.abs(meeting.time.start - time.start) > 2 * msPerDay),
  );
  // The investigation is for existing clients.
  return random.pick(
    service.slug === "financial-investigation" ? free.filter((person) => met(person).length > 0) : free,
  );
}

/** The time at which the meeting was booked: at least a day before the meeting, and never in the future. */
export function bookedAt({ time }: Meeting, now: Instant, random: Random): Instant {
  const ahead = (1 + random.below(14)) * msPerDay + random.below(12 * 60) * msPerMinute;
  return Math.min(time.start - ahead, now - (5 + random.below(3 * 24 * 60)) * msPerMinute);
}
