import { findDays, findOffered, nextFree } from "@/lib/availability/queries/slots";
import { office as officeRules } from "@/lib/firm/legal";
import { firstWeekdayFor } from "@/lib/firm/profile";
import { isDatabaseAway } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";
import { serviceByKey } from "@/lib/services/find";
import type { Service } from "@/lib/services/service";

import { selectDay } from "../available-times";
import type { AvailableTimes } from "../available-times";

type Request = {
  readonly service: Service;
  readonly locale: Locale;
  /** The visitor's zone. */
  readonly zone: string;
  /** The month and day of the page's address. */
  readonly month: Month | undefined;
  readonly day: Day | undefined;
  /** The start of the appointment chosen earlier. */
  readonly chosen: Instant | undefined;
  readonly now: Instant;
  /** The draft or booking whose own time counts as free. */
  readonly exceptDraftId?: string | undefined;
  readonly exceptBookingId?: string | undefined;
};

/** Loads the calendar of one month and the times of the selected day. While the database is away: no days, and a failure. */
export async function loadAvailableTimes(request: Request): Promise<AvailableTimes> {
  const { service, locale, zone, month, day, chosen, now, ...except } = request;
  const office = officeRules();
  const today = dayOf(now, zone);
  const selection = selectDay({ month, day, chosen }, { today, horizonDays: office.horizonDays, zone });
  const shared = { ...selection, today, firstWeekday: firstWeekdayFor(locale), chosen: chosen ?? null, zone };
  const query = { service, office, now, ...except };
  const interval = selection.day === null ? undefined : dayInterval(selection.day, zone);
  try {
    const [{ dates, nextFree: first }, slots] = await Promise.all([
      findDays({ ...query, month: selection.month, zone }),
      interval ? findOffered({ ...query, ...interval }) : null,
    ]);
    // The first free time may be before the selected day. A time after it is better, if there is one.
    const isBefore = interval !== undefined && first !== null && first.start < interval.to;
    const next = (isBefore && (await nextFree({ ...query, from: interval.to }))) || first;
    return { ...shared, days: dates, slots, nextFree: next && { start: next.start, day: dayOf(next.start, zone) } };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { ...shared, days: [], nextFree: null, slots: "failed" };
  }
}

/** Loads the start of a service's first free time; null if there is none or the database is away. */
export async function loadNextFree(serviceKey: string, now: Instant): Promise<Instant | null> {
  try {
    const service = await serviceByKey(serviceKey);
    const slot = service && (await nextFree({ service, office: officeRules(), now }));
    return slot?.start ?? null;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return null;
  }
}

function dayInterval(day: Day, zone: string) {
  return { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
}
