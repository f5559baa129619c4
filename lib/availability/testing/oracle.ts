import { Temporal } from "temporal-polyfill";

import type { AdviserRule, DayException, Hours, OfficeRule, Schedule } from "../schedule";

/**
 * The step of the brute-force search, in milliseconds. Hours, meetings and busy time of generated schedules start and
 * end at multiples of this step, so the search finds every slot.
 */
export const stepMs = 5 * 60_000;

type Clock = { readonly date: string; readonly minute: number; readonly weekday: number };

/**
 * Finds the slots of a schedule by brute force. It checks every adviser at every step of the interval, and the opening
 * hours at every step of the meeting. It shares only types with the tested code, so its results are independent.
 */
export function slotsByBruteForce(
  schedule: Schedule,
  { start, end }: { readonly start: number; readonly end: number },
): readonly { readonly start: number; readonly adviserIds: readonly string[] }[] {
  const read = clocks();
  const slots = [];
  for (let at = Math.ceil(start / stepMs) * stepMs; at < end; at += stepMs) {
    const adviserIds = schedule.advisers
      .filter((adviser) => mayStart({ adviser, schedule, at, read }))
      .map(({ id }) => id);
    if (adviserIds.length > 0) slots.push({ start: at, adviserIds });
  }
  return slots;
}

/** Returns a function that reads local time with Temporal. Results are cached, because most are needed repeatedly. */
function clocks(): (at: number, zone: string) => Clock {
  const readings = new Map<string, Clock>();
  return (at, zone) => {
    const key = `${zone}@${at}`;
    const cached = readings.get(key);
    if (cached) return cached;
    const now = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const clock = { date: now.toPlainDate().toString(), minute: now.hour * 60 + now.minute, weekday: now.dayOfWeek };
    readings.set(key, clock);
    return clock;
  };
}

type StartCheck = {
  readonly adviser: AdviserRule;
  readonly schedule: Schedule;
  readonly at: number;
  readonly read: (at: number, zone: string) => Clock;
};

function mayStart({ adviser, schedule, at, read }: StartCheck): boolean {
  const { service, office, busy, now } = schedule;
  if (!adviser.isActive || !adviser.offersService) return false;
  if (at < now || at - now < service.minNoticeMinutes * 60_000) return false;

  const lastDay = Temporal.PlainDate.from(read(now, office.zone).date).add({ days: office.horizonDays });
  if (Temporal.PlainDate.compare(read(at, office.zone).date, lastDay) > 0) return false;

  const clock = read(at, adviser.zone);
  if (clock.minute % service.slotGridMinutes !== 0) return false;
  for (const moment of steps(at, service.minutes)) {
    if (!isOpen(read(moment, adviser.zone), adviser, office)) return false;
  }

  const own = busy.filter(({ adviserId }) => adviserId === adviser.id);
  if (
    own.filter((each) => each.meetingStart !== null && read(each.meetingStart, adviser.zone).date === clock.date)
      .length >= adviser.dailyCap
  )
    return false;
  const first = at - service.bufferBeforeMinutes * 60_000;
  const length = service.bufferBeforeMinutes + service.minutes + service.bufferAfterMinutes;
  return steps(first, length).every((moment) => own.every((other) => moment < other.start || other.end <= moment));
}

function isOpen({ date, minute, weekday }: Clock, adviser: AdviserRule, office: OfficeRule): boolean {
  const includes = ({ opens, closes }: Hours) => opens <= minute && minute < closes;
  const on = ({ firstDay, lastDay }: DayException) => firstDay <= date && date <= lastDay;
  const [own, offices] = [adviser.exceptions.filter(on), office.exceptions.filter(on)];
  const isHoliday = [...office.holidays.keys()].some((day) => day === date);
  const isOfficeClosed = offices.length > 0 ? offices.some(({ hours }) => hours === null) : isHoliday;
  if (own.some(({ hours }) => hours === null)) return false;
  if (isOfficeClosed) return own.some(({ hours, opensOnClosures }) => opensOnClosures && hours && includes(hours));
  if (own.length > 0) return own.some(({ hours }) => hours && includes(hours));
  if (offices.length > 0) return offices.some(({ hours }) => hours && includes(hours));
  return adviser.hours.some(
    (hours) =>
      hours.weekday === weekday &&
      hours.validFrom <= date &&
      (hours.validTo === null || hours.validTo >= date) &&
      includes(hours),
  );
}

function steps(from: number, minutes: number): readonly number[] {
  return Array.from({ length: Math.round((minutes * 60_000) / stepMs) }, (_, index) => from + index * stepMs);
}
