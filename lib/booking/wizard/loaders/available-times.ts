import { findDays, findOffered, nextFree } from "@/lib/availability/queries/slots";
import type { OfferedSlot } from "@/lib/availability/queries/slots";
import { officeFor } from "@/lib/availability/queries/schedule";
import { office } from "@/lib/firm/legal";
import { firstWeekdayFor } from "@/lib/firm/profile";
import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays, monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { serviceByKey } from "@/lib/services/find";
import type { Service } from "@/lib/services/service";

import { selectDay } from "../available-times";
import type { AvailableTimes, OfferedTime } from "../available-times";
import { listedDayOf, startOfListedDay } from "../../desk/listed-day";

type Request = {
  readonly service: Service;
  readonly locale: Locale;
  /** The visitor's zone. */
  readonly zone: string;
  /** The month and day in the URL of the page. */
  readonly month: Month | undefined;
  readonly day: Day | undefined;
  /** The current start time of the visitor's draft or booking. Undefined if no time has been chosen. */
  readonly chosen: Instant | undefined;
  /** Selects the first free time if no month, day or time has been chosen. */
  readonly isSoonest?: boolean;
  readonly now: Instant;
  /** The time of this draft or this booking counts as free. */
  readonly exceptDraftId?: string | undefined;
  readonly exceptBookingId?: string | undefined;
};

/**
 * Loads the calendar of one month and the times of the selected day. While the database is unavailable, the calendar
 * has no days and `slots` is "failed".
 */
export async function loadAvailableTimes(request: Request): Promise<AvailableTimes> {
  try {
    const soonest = request.isSoonest && hasNoSelection(request) ? await nextFree(queryOf(request)) : null;
    return await loadMonth(soonest ? { ...request, chosen: soonest.start } : request);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { ...frameOf(request), days: [], nextFree: null, slots: "failed" };
  }
}

async function loadMonth(request: Request): Promise<AvailableTimes> {
  const { zone } = request;
  const query = queryOf(request);
  const frame = frameOf(request);
  const interval = frame.day === null ? undefined : dayInterval(frame.day, zone);
  const [{ dates, nextFree: first }, slots] = await Promise.all([
    findDays({ ...query, month: frame.month, zone, dayStart: startOfListedDay }),
    interval ? findOffered({ ...query, ...interval }) : null,
  ]);
  const firstMonth = first && monthOf(listedDayOf(first.start, zone));
  // If this month has no free time left, a visitor who has chosen nothing sees the first month with free times.
  if (firstMonth !== null && firstMonth > frame.month && hasNoSelection(request))
    return loadMonth({ ...request, month: firstMonth });
  // The next free time is explained at `AvailableTimes`.
  const isBefore = interval !== undefined && first !== null && first.start < interval.to;
  const later = isBefore ? await nextFree({ ...query, from: interval.to }) : null;
  const next = later ?? first ?? (await nextFree(query));
  return {
    ...frame,
    days: dates,
    slots: slots && slots.map((slot) => toOfferedTime(slot, request.locale)),
    nextFree: next && { start: next.start, day: listedDayOf(next.start, zone) },
  };
}

/**
 * If free advisers speak the visitor's language, one of them gets the booking. If none does, `onlyIn` lists the
 * languages that the free advisers speak.
 */
function toOfferedTime({ start, isFree, languages }: OfferedSlot, locale: Locale): OfferedTime {
  const isSpoken = languages.includes(new Intl.Locale(locale).language);
  return { start, isFree, ...(isFree && !isSpoken ? { onlyIn: languages } : {}) };
}

function hasNoSelection({ month, day, chosen }: Request): boolean {
  return month === undefined && day === undefined && chosen === undefined;
}

function queryOf({ service, now, exceptDraftId, exceptBookingId }: Request) {
  return { service, office: office(), now, exceptDraftId, exceptBookingId };
}

/** Returns the part of the calendar that does not depend on free times. */
function frameOf({ service, locale, zone, month, day, chosen, now }: Request) {
  const { horizonDays } = officeFor({ service, office: office() });
  const selection = selectDay({ month, day, chosen }, { today: listedDayOf(now, zone), horizonDays, zone });
  return {
    ...selection,
    today: dayOf(now, zone),
    firstWeekday: firstWeekdayFor({ locale, zone }),
    chosen: chosen ?? null,
    zone,
  };
}

/** Loads the start of a service's first free time. Null if no time is free or the database is unavailable. */
export async function loadNextFree(serviceKey: string, now: Instant): Promise<Instant | null> {
  try {
    const service = await serviceByKey(serviceKey);
    const slot = service && (await nextFree({ service, office: office(), now }));
    return slot?.start ?? null;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return null;
  }
}

function dayInterval(day: Day, zone: string) {
  return { from: startOfListedDay(day, zone), to: startOfListedDay(addDays(day, 1), zone) };
}
