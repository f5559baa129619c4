import type { AgendaRow } from "@/components/staff/agenda-list";
import type { SafeContactCode } from "@/components/staff/safe-contact-note";
import type { AgendaEntry, OpenedNotes } from "@/lib/booking/loaders/agenda";
import { isOpen } from "@/lib/booking/states";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDay, formatTime, zoneCity } from "@/lib/platform/time/format";
import { dayOf, offsetAt } from "@/lib/platform/time/zone";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

type Clock = {
  readonly locale: Locale;
  readonly zone: string;
  readonly now: Instant;
  /** The booking whose notes the staff member has opened, with these notes. */
  readonly opened?: OpenedNotes | undefined;
};

/** One appointment in the office's time zone, with the client's local time where it differs. */
export function agendaRow(entry: AgendaEntry, { locale, zone, now, opened }: Clock): AgendaRow {
  const start = entry.startsAt.getTime();
  const isElsewhere = offsetAt(start, entry.zone) !== offsetAt(start, zone);
  const clientClock = { locale, zone: entry.zone };
  const clientDay = dayOf(start, entry.zone) === dayOf(start, zone) ? "" : `${formatDay(start, clientClock)}, `;
  return {
    id: entry.id,
    time: formatTime(start, { locale, zone }),
    personal: entry.personal && {
      ...entry.personal,
      isCallable: isOpen(entry),
      safeContact: entry.personal.safeContact as SafeContactCode[],
      notes: opened?.bookingId === entry.id ? (opened.notes ?? {}) : null,
    },
    reference: entry.reference,
    service: entry.serviceName,
    adviser: entry.adviser.name,
    meetingMode: entry.meetingMode as AgendaRow["meetingMode"],
    status: entry.status,
    clientTime: isElsewhere ? `${clientDay}${formatTime(start, clientClock)} ${zoneCity(entry.zone)}` : null,
    isNow: start <= now && now < entry.endsAt.getTime(),
  };
}

/** The entries grouped by day in the office's time zone, in their order. Days without entries are left out. */
export function byDay(
  entries: readonly AgendaEntry[],
  zone: string,
): readonly (readonly [Day, readonly [AgendaEntry, ...AgendaEntry[]]])[] {
  const days = new Map<Day, [AgendaEntry, ...AgendaEntry[]]>();
  for (const entry of entries) {
    const day = dayOf(entry.startsAt.getTime(), zone);
    const others = days.get(day);
    if (others) others.push(entry);
    else days.set(day, [entry]);
  }
  return [...days];
}
