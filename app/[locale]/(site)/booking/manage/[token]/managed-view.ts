import type { useTranslations } from "next-intl";

import { officeWords, spanWords } from "@/components/booking/shared/booking-texts";
import type { Leeway } from "@/components/booking/manage/managed-state";
import type { ManagedView } from "@/components/booking/manage/managed-summary";
import { isChangeable } from "@/lib/booking/manage";
import type { Managed } from "@/lib/booking/manage";
import { isOpen } from "@/lib/booking/states";
import { meetingModes } from "@/lib/firm/meeting-modes";
import { priceNotes } from "@/lib/firm/price-notes";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import { textOf } from "@/lib/services/service";

import { clocksOf } from "../../part-facts";

/** The booking on its visitor's clock, in the page's language. */
export function managedView(
  { booking, service }: Managed,
  locale: Locale,
  t: ReturnType<typeof useTranslations<"booking">>,
): ManagedView {
  const { reference, status, zone, adviser, callerWords, priceMinor, currency } = booking;
  const clocks = clocksOf(locale, zone);
  const time = { start: booking.startsAt.getTime(), end: booking.endsAt.getTime() };
  const mode = meetingModes.find((name) => name === booking.meetingMode) ?? "phone";
  return {
    reference,
    status,
    service: textOf(service, locale).name,
    yourTime: spanWords(time, clocks),
    officeTime: officeWords(time.start, clocks, t),
    adviser: adviser.name,
    meeting: t(`details.modes.${mode}`),
    price: isFree(priceMinor) || !isCurrency(currency) ? t("service.free") : formatMoney(priceMinor, currency, locale),
    priceNotes: isOpen(booking) ? priceNotes(priceMinor, locale) : [],
    words: callerWords,
  };
}

/** How much may still be changed online. */
export function leewayOf(booking: Managed["booking"], now: number): Leeway {
  if (booking.status === "cancelled") return "cancelled";
  if (isChangeable(booking, now)) return "open";
  const isAhead = isOpen(booking) && booking.startsAt.getTime() > now;
  return isAhead ? "tooLate" : "past";
}
