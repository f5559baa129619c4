import { holidaysFromTo } from "@/lib/availability/holidays";
import { profile } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { addDays, daysFromTo, weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerMinute } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

/** Days from the issue of an invoice to its due date. */
const termDays = 14;

/** No run of weekends and public holidays is longer than this many days. */
const longestClosure = 10;

/**
 * Calculates the due date of an appointment's invoice: the end of the 14-day term, or the last working day that is over
 * before the client can no longer change or cancel the appointment online, if that day is earlier. The due date is
 * never before the day of issue.
 */
export function dueDay(issuedOn: Day, startsAt: Date): Day {
  const noticeEnds = startsAt.getTime() - profile().cancellation.onlineNoticeMinutes * msPerMinute;
  const lastWhole = lastWorkingDay(addDays(dayOf(noticeEnds, firm().zone), -1));
  const earlier = [endOfTerm(issuedOn), lastWhole].toSorted()[0] ?? issuedOn;
  return earlier < issuedOn ? issuedOn : earlier;
}

/**
 * Returns the end of the 14-day term of an invoice, for example of a success fee. A term that would end on a weekend or
 * a public holiday ends on the next working day (§ 193 BGB).
 */
export function endOfTerm(issuedOn: Day): Day {
  const end = addDays(issuedOn, termDays);
  return workingDays(end, addDays(end, longestClosure))[0] ?? end;
}

/** Returns the day itself if it is a working day, otherwise the last working day before it. */
function lastWorkingDay(day: Day): Day {
  return workingDays(addDays(day, -longestClosure), day).at(-1) ?? day;
}

/** Lists the days on which banks at the office's place are open, from the first to the last day (inclusive). */
function workingDays(first: Day, last: Day): readonly Day[] {
  const holidays = holidaysFromTo({ first, last }, { region: firm().holidays, overrides: [] });
  return daysFromTo(first, last).filter((day) => weekdayOf(day) <= 5 && !holidays.has(day));
}
