import { firm } from "@/lib/firm/settings-snapshot";
import { unionOfCodes } from "@/lib/inquiry/safe-contact/union";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import { smsSettings } from "@/lib/platform/sms/settings";
import type { Instant } from "@/lib/platform/time/instant";

import type { openBookingRecord } from "../desk/reads/open-record";
import { isOpen } from "../states";
import { dueByHand } from "./due-by-hand";
import { listTexts } from "./queries/booking-texts";
import { textBody } from "./text-body";
import { wayOfTexts } from "./wants-texts";

type Booking = NonNullable<Awaited<ReturnType<typeof openBookingRecord>>>;

/**
 * What staff have to know about the texts of a booking. `byHand` is the text that they send themselves now, because the
 * firm has no provider. Undefined if the client gets no texts, and for staff who may not see personal details.
 */
export async function loadRecordTexts(booking: Booking, now: Instant) {
  const { personal, startsAt, zone, locale } = booking;
  if (!personal || personal.erasure) return undefined;
  const safeContact = unionOfCodes(personal.sources.map(({ codes }) => codes));
  const way = wayOfTexts({ ...booking, safeContact, phoneE164: personal.phoneE164 });
  const texts = await listTexts(booking.id, booking.sequence);
  const isComing = isOpen(booking) && startsAt.getTime() > now;
  if (texts.length === 0 && (way === "none" || !isComing)) return undefined;
  const reader = { startsAt, zone, locale: parseLocale(locale) ?? defaultLocale, email: personal.email };
  const isByHand = way === "text" && isComing && !smsSettings();
  const sent = texts.filter(({ isCurrent }) => isCurrent).map(({ kind }) => kind);
  const due = isByHand ? dueByHand({ sent, sequence: booking.sequence, startsAt, zone: firm().zone }, now) : undefined;
  return {
    texts,
    hasNoNumber: way === "no-number" && isComing,
    isByHand,
    byHand: due && { kind: due, body: textBody(due, reader) },
  };
}

export type RecordTexts = NonNullable<Awaited<ReturnType<typeof loadRecordTexts>>>;
