import { explainStart } from "@/lib/availability/queries/start";
import { findSlots } from "@/lib/availability/queries/slots";
import { occupiedAt } from "@/lib/availability/meeting-times";
import { office } from "@/lib/firm/legal";
import { shownName } from "@/lib/inquiry/person/person-name";
import { recordBookingReading } from "@/lib/platform/auth/access-record";
import { withinScope, scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";
import type { Service } from "@/lib/services/service";

import { waivedForMoves } from "../../change/commands/reschedule";
import { countMeetings, listCalendarAdvisers } from "../queries/calendar-advisers";
import { findLastChange } from "../queries/history";
import { findMovable } from "../../change/queries/movable";
import type { MovableBooking } from "../../change/queries/movable";
import type { MovePlan } from "../../change/move-check";
import { isOpen } from "../../states";
import { answerFor } from "./explanation";

type MoveRequest = {
  readonly locale: Locale;
  readonly reference: string;
  readonly to: Instant | undefined;
  /** If `to` is undefined, free times are listed from this time on. */
  readonly after?: Instant | undefined;
  readonly adviserId: unknown;
  readonly now: Instant;
};

/** How far ahead free times are searched, in milliseconds, and how many free times are shown. */
const reach = 14 * msPerDay;
const maxFree = 30;

/**
 * Loads the data with which staff decide where to move a booking. Returns undefined if the booking does not exist or
 * the staff member may not see it.
 */
export async function loadMovePlan(
  staff: Staff,
  { locale, reference, to, after, adviserId, now }: MoveRequest,
): Promise<MovePlan | undefined> {
  const scope = scopeOf(staff, "bookings");
  const booking = await findMovable(scope, reference);
  const service = booking && (await findService(booking.serviceId));
  if (!booking || !service) return undefined;
  await recordBookingReading(staff, booking, "move");
  const advisers = await listCalendarAdvisers(withinScope(scope), service.id);
  const present = { id: booking.adviserId, name: booking.adviser.name };
  const adviser = advisers.find(({ id }) => id === adviserId) ?? present;
  const length = booking.endsAt.getTime() - booking.startsAt.getTime();
  const [lastChange, answer, free, others] = await Promise.all([
    findLastChange(booking.id),
    to === undefined ? null : rulesAt({ service, booking, adviserId: adviser.id, start: to, now }),
    freeFor({ service, booking, adviserId: adviser.id, start: Math.max(to ?? after ?? now, now), now }),
    countMeetings({ adviserId: adviser.id, exceptBookingId: booking.id, at: to ?? now }),
  ]);
  return {
    booking,
    carried: {
      reference: booking.reference,
      title: booking.name === null ? booking.reference : shownName(booking.name, locale),
      start: booking.startsAt.getTime(),
      end: booking.endsAt.getTime(),
      reserved: occupiedAt(booking.startsAt.getTime(), service),
    },
    isMovable: isOpen(booking) && booking.startsAt.getTime() > now,
    lastChange,
    advisers,
    adviser,
    target: to === undefined || answer === null ? null : { start: to, end: to + length, ...answer },
    meetingsThatDay: { count: others.count + 1, cap: others.cap },
    free,
  };
}

type Search = {
  readonly service: Service;
  readonly booking: MovableBooking;
  readonly adviserId: string;
  readonly start: Instant;
  readonly now: Instant;
};

async function rulesAt({ service, booking, adviserId, start, now }: Search) {
  const request = { service, start, now, office: office(), exceptBookingId: booking.id, waived: waivedForMoves };
  const explanations = await explainStart(request);
  const rules = explanations.find((one) => one.adviserId === adviserId)?.rules ?? [];
  return { rules, explanation: rules.length === 0 ? null : await answerFor(request) };
}

async function freeFor({ service, booking, adviserId, start, now }: Search): Promise<readonly Interval[]> {
  const slots = await findSlots({
    // The minimum notice does not apply, because staff may move an appointment at short notice.
    service: { ...service, minNoticeMinutes: 0 },
    office: office(),
    now,
    from: start + msPerMinute - (start % msPerMinute),
    to: start + reach,
    exceptBookingId: booking.id,
  });
  const isPresent = (slot: Interval) => slot.start === booking.startsAt.getTime() && adviserId === booking.adviserId;
  return slots.filter((slot) => slot.adviserIds.includes(adviserId) && !isPresent(slot)).slice(0, maxFree);
}
