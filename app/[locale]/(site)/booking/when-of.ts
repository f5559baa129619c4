import type { When } from "@/components/booking/date/when-view";
import { findDays, findOffered, nextFree as nextFreeSlot } from "@/lib/availability/queries/slots";
import { office as officeRules } from "@/lib/firm/legal";
import { firstWeekdayFor } from "@/lib/firm/profile";
import { firm } from "@/lib/firm/settings-snapshot";
import { isDatabaseAway } from "@/lib/platform/db/refusals";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays, monthOf } from "@/lib/platform/time/day";
import type { Day, Month } from "@/lib/platform/time/day";
import { formatTime, formatWeekday } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, isoWithOffset, startOfDay } from "@/lib/platform/time/zone";
import type { Service } from "@/lib/services/service";

import type { WhenQuery } from "./query";

type Wish = {
  readonly service: Service;
  readonly locale: Locale;
  readonly zone: string;
  readonly asked: WhenQuery;
  /** The time chosen before, if any. */
  readonly chosen: Instant | undefined;
  readonly now: Instant;
  /** Whose own time is free to them. */
  readonly exceptDraftId?: string | undefined;
  readonly exceptBookingId?: string | undefined;
};

/** Days and times for the calendar, in the visitor's zone. */
export async function whenOf({ service, locale, zone, asked, chosen, now, ...except }: Wish): Promise<When> {
  const office = officeRules();
  const today = dayOf(now, zone);
  const first = monthOf(today);
  const last = monthOf(addDays(today, office.horizonDays));
  const day = asked.day ?? (asked.month === undefined && chosen !== undefined ? dayOf(chosen, zone) : undefined);
  const month = within(asked.month ?? (day && monthOf(day)) ?? first, { first, last });
  const question = { service, office, now, ...except };
  const shared = {
    month,
    firstMonth: first,
    lastMonth: last,
    today,
    firstWeekday: firstWeekdayFor(locale),
    day: day !== undefined && monthOf(day) === month ? day : null,
    chosen: chosen === undefined ? null : isoWithOffset(chosen, zone),
    zone,
  };
  try {
    const [{ dates, nextFree: first }, slots] = await Promise.all([
      findDays({ ...question, month, zone }),
      shared.day === null ? null : findOffered({ ...question, ...dayInterval(shared.day, zone) }),
    ]);
    // Who has chosen a day that nothing follows in its month looks on; only where nothing follows at all, back.
    const after = shared.day === null ? undefined : dayInterval(shared.day, zone).to;
    const isBehind = after !== undefined && first !== null && first.start < after;
    const nextFree = (isBehind && (await nextFreeSlot({ ...question, from: after }))) || first;
    return {
      ...shared,
      days: dates,
      nextFree: nextFree && { start: nextFree.start, day: dayOf(nextFree.start, zone) },
      slots:
        slots?.map(({ start, isFree }) => ({
          startTime: isoWithOffset(start, zone),
          label: formatTime(start, { locale, zone }),
          officeLabel: officeLabel(start, { locale, zone }),
          isTaken: !isFree,
        })) ?? null,
    };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return { ...shared, days: [], nextFree: null, slots: "failed" };
  }
}

/** "12:00 pm Toronto", with its weekday where that is another one there; none where both clocks are one. */
function officeLabel(
  start: Instant,
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
): string | null {
  const office = firm();
  if (zone === office.zone) return null;
  const there = { locale, zone: office.zone };
  const weekday = dayOf(start, zone) === dayOf(start, office.zone) ? "" : `${formatWeekday(start, there)} `;
  // In a narrow cell the line breaks before the city alone.
  return `${`${weekday}${formatTime(start, there)}`.replaceAll(" ", "\u00a0")} ${office.city[locale]}`;
}

function dayInterval(day: Day, zone: string) {
  return { from: startOfDay(day, zone), to: startOfDay(addDays(day, 1), zone) };
}

function within(month: Month, { first, last }: { readonly first: Month; readonly last: Month }): Month {
  return month < first ? first : month > last ? last : month;
}
