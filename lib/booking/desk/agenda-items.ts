import type { Locale } from "@/lib/platform/i18n/locales";
import { formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";

import { toAgendaRow } from "./agenda-row";
import type { AgendaRow } from "./agenda-row";
import type { AgendaEntry, OpenedNotes } from "./loaders/agenda";
import { isOpen } from "../states";

/** An item of the day's agenda: an appointment, a gap between appointments, or the current time. */
export type AgendaItem =
  | { readonly kind: "appointment"; readonly row: AgendaRow; readonly isNext: boolean }
  | {
      readonly kind: "gap";
      readonly time: string;
      readonly bufferUntil: string | null;
      readonly freeUntil: string | null;
    }
  | { readonly kind: "now"; readonly time: string };

type AgendaContext = {
  readonly locale: Locale;
  readonly zone: string;
  readonly now: Instant;
  readonly opened?: OpenedNotes | undefined;
  /**
   * Whether to show gaps. Gaps only make sense in one person's day, because the appointments of several people overlap.
   */
  readonly hasGaps: boolean;
};

/** Returns the appointment that takes place now, or the next one. */
export function nextAppointment(entries: readonly AgendaEntry[], now: Instant): AgendaEntry | undefined {
  return entries.find((entry) => isOpen(entry) && entry.endsAt.getTime() > now);
}

/** Lists the day's appointments in order, with the current time and the gaps between appointments. */
export function toAgendaItems(entries: readonly AgendaEntry[], context: AgendaContext): readonly AgendaItem[] {
  const { locale, zone, now, hasGaps } = context;
  const next = nextAppointment(entries, now);
  const line = { kind: "now", time: formatTime(now, { locale, zone }) } as const;
  const items: AgendaItem[] = [];
  let isAfterNow = false;
  entries.forEach((entry, index) => {
    if (!isAfterNow && entry.startsAt.getTime() > now) {
      items.push(line);
      isAfterNow = true;
    }
    items.push({ kind: "appointment", row: toAgendaRow(entry, context), isNext: entry === next });
    const gap = hasGaps && isOpen(entry) ? gapAfter(entry, entries.slice(index + 1).find(isOpen)) : undefined;
    if (gap && gap.end > now) items.push(gapItem(gap, { locale, zone }));
  });
  if (entries.length > 0 && !isAfterNow) items.push(line);
  return items;
}

type Gap = { readonly start: Instant; readonly bufferEnd: Instant; readonly freeEnd: Instant; readonly end: Instant };

/** The time between two appointments: the buffer after the first, free time, and the buffer before the second. */
function gapAfter(entry: AgendaEntry, following: AgendaEntry | undefined): Gap | undefined {
  const start = entry.endsAt.getTime();
  const end = following?.startsAt.getTime();
  if (end === undefined || end <= start) return undefined;
  const bufferEnd = Math.min(end, Math.max(start, entry.startsAt.getTime() + (entry.occupied?.afterMs ?? 0)));
  return { start, bufferEnd, freeEnd: Math.max(bufferEnd, end - (following?.occupied?.beforeMs ?? 0)), end };
}

function gapItem(
  { start, bufferEnd, freeEnd }: Gap,
  reader: { readonly locale: string; readonly zone: string },
): AgendaItem {
  return {
    kind: "gap",
    time: formatTime(start, reader),
    bufferUntil: bufferEnd > start ? formatTime(bufferEnd, reader) : null,
    freeUntil: freeEnd > bufferEnd ? formatTime(freeEnd, reader) : null,
  };
}
