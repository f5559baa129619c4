import { shownName } from "@/lib/inquiry/person/person-name";
import type { SafeContactCode } from "@/lib/inquiry/safe-contact/names";
import type { SafeContactSource } from "@/lib/inquiry/safe-contact/union";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { clientTimeText } from "../clock-texts";
import { methodForQuestions } from "../contact-methods";
import type { ContactMethod } from "../contact-methods";
import type { AgendaEntry, OpenedNotes } from "./loaders/agenda";
import { isOpen } from "../states";

export type AgendaPerson = {
  readonly name: string;
  readonly phone: string;
  readonly callerWords: readonly string[];
  readonly hasNotes: boolean;
  /**
   * Whether staff can call the client: the booking is confirmed or awaits payment, and the client has a phone number.
   */
  readonly isCallable: boolean;
  readonly safeContact: readonly SafeContactCode[];
  /** How to contact the client if staff have a question before the appointment. */
  readonly questionsBy: ContactMethod;
  /** The client's notes and safe-contact instructions. Null until the staff member opens them. */
  readonly notes: { readonly text?: string | undefined; readonly sources?: readonly SafeContactSource[] } | null;
};

export type AgendaRow = {
  readonly id: string;
  readonly time: string;
  readonly endTime: string;
  /** Null if the staff member may not see personal details. The page then shows the reference instead of the name. */
  readonly personal: AgendaPerson | null;
  readonly reference: string;
  readonly service: string;
  readonly adviser: string;
  readonly meetingMode: "phone" | "video" | "in-person";
  readonly status: "confirmed" | "awaiting_payment" | "cancelled" | "completed" | "no_show";
  /** The client's local time, if it differs from the office's. */
  readonly clientTime: string | null;
  /** Whether the confirmation, or the notice of a move, did not reach the client. */
  readonly isUndelivered: boolean;
  readonly isNow: boolean;
  /** Whether the appointment's time is over, or the booking is cancelled, completed or missed. */
  readonly isPast: boolean;
};

type AgendaContext = {
  readonly locale: Locale;
  readonly zone: string;
  readonly now: Instant;
  /** The notes that the staff member has opened, and the id of the booking to which the notes belong. */
  readonly opened?: OpenedNotes | undefined;
};

/** Formats an appointment in the office's time zone, with the client's local time if it differs. */
export function toAgendaRow(entry: AgendaEntry, { locale, zone, now, opened }: AgendaContext): AgendaRow {
  const start = entry.startsAt.getTime();
  return {
    id: entry.id,
    time: formatTime(start, { locale, zone }),
    endTime: formatTime(entry.endsAt.getTime(), { locale, zone }),
    personal: entry.personal && {
      ...entry.personal,
      name: shownName(entry.personal.name, locale),
      // An erased client has no phone number.
      isCallable: isOpen(entry) && entry.personal.phone !== "",
      safeContact: entry.personal.safeContact as SafeContactCode[],
      questionsBy: methodForQuestions({ ...entry, safeContact: entry.personal.safeContact }),
      notes: opened?.bookingId === entry.id ? (opened.notes ?? {}) : null,
    },
    reference: entry.reference,
    service: entry.serviceName,
    adviser: entry.adviser.name,
    meetingMode: entry.meetingMode as AgendaRow["meetingMode"],
    status: entry.status,
    clientTime: clientTimeText(start, entry.zone, { locale, zone }),
    isUndelivered: entry.isUndelivered,
    isNow: start <= now && now < entry.endsAt.getTime(),
    isPast: !isOpen(entry) || entry.endsAt.getTime() <= now,
  };
}
