import { z } from "zod";

import { findOpenHours } from "@/lib/availability/queries/open-hours";
import { office } from "@/lib/firm/legal";
import { scopeOf, scopeOfAdviser } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";
import { textOf } from "@/lib/services/service";
import { listCatalogue } from "@/lib/services/queries";

import { openNotes } from "../reads/open-notes";
import type { BookingNotes } from "../reads/open-notes";
import { countComing, listAgenda, listTimes } from "../queries/agenda";
import type { AgendaBooking } from "../queries/agenda";
import { findUndelivered } from "../queries/undelivered";
import { weekOf } from "../week";
import { toWeekOverview } from "../week-overview";
import type { OverviewDay } from "../week-overview";

export type AgendaEntry = AgendaBooking & {
  readonly serviceName: string;
  /** Whether the confirmation, or the notice of a move, did not reach the client. */
  readonly isUndelivered: boolean;
};

export type OpenedNotes = { readonly bookingId: string; readonly notes: BookingNotes | undefined };

export type Agenda = {
  /** The time zone in which the agenda is shown. It is the office's zone, so that all staff see the same times. */
  readonly zone: string;
  readonly now: Instant;
  readonly today: readonly AgendaEntry[];
  readonly week: readonly OverviewDay[];
  /** Whether only the staff member's own appointments are shown. */
  readonly isMine: boolean;
  /** Whether the staff member can choose between their own appointments and the appointments of all advisers. */
  readonly hasChoice: boolean;
};

/** Decrypts the notes of a booking. The id comes from the URL. Returns undefined if the id is not valid. */
export async function loadNotes(staff: Staff, bookingId: unknown): Promise<OpenedNotes | undefined> {
  const parsed = z.uuid().safeParse(bookingId);
  return parsed.success ? { bookingId: parsed.data, notes: await openNotes(staff, parsed.data) } : undefined;
}

/**
 * Loads today's appointments and an overview of the current week. The days are those of the office's time zone. By
 * default, staff who are linked to an adviser see only that adviser's appointments. With `show: "everyone"`, they see
 * all appointments if their role may read them.
 */
export async function loadAgenda(
  staff: Staff,
  { locale, now, show }: { readonly locale: Locale; readonly now: Instant; readonly show?: unknown },
): Promise<Agenda> {
  const { adviserId } = staff;
  const widest = scopeOf(staff, "bookings");
  const hasChoice = widest.advisers === "all" && adviserId !== null;
  const isMine = adviserId !== null && !(hasChoice && show === "everyone");
  const scope = isMine ? scopeOfAdviser(widest, adviserId) : widest;
  const rules = office();
  const today = dayOf(now, rules.zone);
  const days = weekOf(today);
  const start = (day: Day) => startOfDay(day, rules.zone);
  const [bookings, times, hours, services] = await Promise.all([
    listAgenda(scope, { start: start(today), end: start(addDays(today, 1)) }),
    listTimes(scope, { start: start(days[0]), end: start(addDays(days[0], 7)) }),
    findOpenHours({ days, office: rules }),
    listCatalogue(now),
  ]);
  const undelivered = await findUndelivered(bookings.map(({ id }) => id));
  const names = new Map(services.map((service) => [service.id, textOf(service, locale).name]));
  const working = hours.filter(
    ({ id, isActive }) => isActive && (scope.advisers === "all" || scope.advisers.includes(id)),
  );
  return {
    zone: rules.zone,
    now,
    today: bookings.map((booking) => ({
      ...booking,
      serviceName: names.get(booking.serviceId) ?? "",
      isUndelivered: undelivered.has(booking.id),
    })),
    week: toWeekOverview({ days, hours: working, times, zone: rules.zone, now }),
    isMine,
    hasChoice,
  };
}
/** Counts an adviser's coming appointments, which a successor takes over when the adviser's account ends. */
export async function loadComingCount(_staff: Staff, adviserId: string, now: Instant): Promise<number> {
  return countComing(adviserId, now);
}
