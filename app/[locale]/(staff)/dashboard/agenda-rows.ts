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
  /** The booking whose notes were asked for, with the notes it has. */
  readonly opened?: OpenedNotes | undefined;
};

/** One appointment by the office's clock; the client's beside it where it shows another time. */
export function agendaRow(entry: AgendaEntry, { locale, zone, now, opened }: Clock): AgendaRow {
  const start = entry.startsAt.getTime();
  const isElsewhere = offsetAt(start, entry.zone) !== offsetAt(start, zone);
  const theirs = { locale, zone: entry.zone };
  const theirDay = dayOf(start, entry.zone) === dayOf(start, zone) ? "" : `${formatDay(start, theirs)}, `;
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
    clientTime: isElsewhere ? `${theirDay}${formatTime(start, theirs)} ${zoneCity(entry.zone)}` : null,
    isNow: start <= now && now < entry.endsAt.getTime(),
  };
}

/** Entries in their order, by the office's days; no day is empty. */
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
