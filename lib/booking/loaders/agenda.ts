import { z } from "zod";

import { firm } from "@/lib/firm/settings-snapshot";
import type { Needs } from "@/lib/platform/auth/permissions";
import { requireStaff } from "@/lib/platform/auth/session";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { addDays } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";
import { textOf } from "@/lib/services/service";
import { listCatalogue } from "@/lib/services/queries";

import { openNotes } from "../commands/open-notes";
import type { BookingNotes } from "../commands/open-notes";
import { agendaLimit, countChanges, listAgenda } from "../queries/agenda";
import type { AgendaBooking } from "../queries/agenda";

/** How many days after today are shown. */
export const daysAhead = 14;

/** Staff who may read all appointments, and advisers for their own. */
export const agendaNeeds = ["bookings.read-all", "bookings.read-own"] as const satisfies Needs;

export type AgendaEntry = AgendaBooking & { readonly serviceName: string };

export type OpenedNotes = { readonly bookingId: string; readonly notes: BookingNotes | undefined };

export type Agenda = {
  /** The office's zone, so that all staff see the same times. */
  readonly zone: string;
  readonly now: Instant;
  readonly today: readonly AgendaEntry[];
  readonly coming: readonly AgendaEntry[];
  readonly isCut: boolean;
  readonly lastDay: { readonly booked: number; readonly cancelled: number };
};

/** Decrypts the notes of the booking in the page's address for this staff member. Undefined without a valid id. */
export async function loadNotes(locale: Locale, bookingId: unknown): Promise<OpenedNotes | undefined> {
  const staff = await requireStaff(agendaNeeds, localizedPath(locale, "/dashboard"));
  const parsed = z.uuid().safeParse(bookingId);
  return parsed.success ? { bookingId: parsed.data, notes: await openNotes(staff, parsed.data) } : undefined;
}

/** Loads today's and the coming appointments, with days in the office's zone. Advisers see only their own. */
export async function loadAgenda(locale: Locale, now: Instant): Promise<Agenda> {
  const staff = await requireStaff(agendaNeeds, localizedPath(locale, "/dashboard"));
  const scope = scopeOf(staff, "bookings");
  const { zone } = firm();
  const today = dayOf(now, zone);
  const [midnight, tomorrow, end] = [today, addDays(today, 1), addDays(today, 1 + daysAhead)].map((day) =>
    startOfDay(day, zone),
  ) as [number, number, number];
  const [bookings, services, lastDay] = await Promise.all([
    listAgenda(scope, { start: midnight, end }),
    listCatalogue(now),
    countChanges(scope, { start: now - msPerDay, end: now }),
  ]);
  const names = new Map(services.map((service) => [service.id, textOf(service, locale).name]));
  const entries = bookings.map((booking) => ({ ...booking, serviceName: names.get(booking.serviceId) ?? "" }));
  return {
    zone,
    now,
    today: entries.filter(({ startsAt }) => startsAt.getTime() < tomorrow),
    coming: entries.filter(({ startsAt }) => startsAt.getTime() >= tomorrow),
    isCut: bookings.length === agendaLimit,
    lastDay,
  };
}
