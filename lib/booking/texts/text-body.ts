import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatDayShort, formatTime, readerIn, zoneCity } from "@/lib/platform/time/format";

/** What a text is about. Both reminders have one text, because a client gets only one of them. */
export const textKinds = ["confirmed", "changed", "reminder"] as const;
export type TextKind = (typeof textKinds)[number];

const openings = { confirmed: "booked", changed: "moved", reminder: "soon" } as const;

type Appointment = {
  readonly startsAt: Date;
  readonly zone: string;
  readonly locale: Locale;
  readonly email: string | null;
};

/**
 * Composes a text about an appointment. It names neither the firm nor the subject, because another person may read the
 * phone. Special spaces become plain ones, since a text with any other character costs twice as much.
 */
export function textBody(kind: TextKind, { startsAt, zone, locale, email }: Appointment): string {
  const t = translatorFor(locale, "mail.text");
  const reader = readerIn(zone, { locale, zone });
  const start = startsAt.getTime();
  const time = { day: formatDayShort(start, reader), time: formatTime(start, reader), place: zoneCity(zone, locale) };
  return [t(openings[kind], time), ...(email === null ? [] : [t("details")]), t("stop")]
    .join(" ")
    .replaceAll(/[\u00a0\u202f]/g, " ");
}
