import { weekdayOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Stretch } from "@/lib/platform/time/zone";
import { spansOf } from "@/lib/platform/time/zone";

import type { AdviserRule, DayException, Hours, OfficeRule } from "./schedule";

/** The hours of one day and the rule that set them. */
export type DayRule = { readonly setBy: "hours" | "exception" | "holiday"; readonly hours: readonly Hours[] };

/**
 * Finds an adviser's hours on a day. If the office is closed, by an exception of its own or by a public holiday, only
 * the adviser's hours that hold on closed days count. Otherwise the first rule that applies is used: the adviser's own
 * exception, the office's exception, the weekly hours. If the adviser has several exceptions for the day, their hours
 * are combined. If one of these exceptions closes the day, the day is closed. The same applies to several exceptions of
 * the office.
 */
export function dayRule(day: Day, adviser: AdviserRule, office: OfficeRule): DayRule {
  const ofOffice = hoursByException(day, office.exceptions);
  const isClosed = ofOffice ? ofOffice.length === 0 : office.holidays.has(day);
  const counted = adviser.exceptions.filter(({ hours, opensOnClosures }) => !isClosed || !hours || opensOnClosures);
  const own = hoursByException(day, counted) ?? ofOffice;
  if (own) return { setBy: "exception", hours: own };
  if (isClosed) return { setBy: "holiday", hours: [] };
  const weekday = weekdayOf(day);
  const valid = adviser.hours.filter(
    (hours) => hours.weekday === weekday && hours.validFrom <= day && (hours.validTo === null || day <= hours.validTo),
  );
  return { setBy: "hours", hours: joinHours(valid) };
}

/**
 * Returns the open periods of a day in ascending order. A period is split at a clock change, so that each part has one
 * UTC offset.
 */
export function windowsOn(day: Day, adviser: AdviserRule, office: OfficeRule): readonly Stretch[] {
  return dayRule(day, adviser, office).hours.flatMap((hours) => spansOf(day, hours, adviser.zone));
}

function hoursByException(day: Day, exceptions: readonly DayException[]): readonly Hours[] | undefined {
  const ofDay = exceptions.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  if (ofDay.length === 0) return undefined;
  const open = ofDay.flatMap(({ hours }) => hours ?? []);
  return open.length < ofDay.length ? [] : joinHours(open);
}

/** Merges hours that overlap or touch. Otherwise, a slot in an overlap would be found twice. */
function joinHours(hours: readonly Hours[]): readonly Hours[] {
  if (hours.length < 2) return hours;
  const joined: { opens: number; closes: number }[] = [];
  let last: { opens: number; closes: number } | undefined;
  for (const { opens, closes } of hours.toSorted((a, b) => a.opens - b.opens)) {
    if (last && opens <= last.closes) last.closes = Math.max(last.closes, closes);
    else joined.push((last = { opens, closes }));
  }
  return joined;
}
