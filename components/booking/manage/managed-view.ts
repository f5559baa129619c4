import type { useTranslations } from "next-intl";

import type { Managed } from "@/lib/booking/manage";
import { isOpen } from "@/lib/booking/states";
import { meetingModes } from "@/lib/firm/meeting-modes";
import { priceNotes } from "@/lib/firm/price-notes";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import { textOf } from "@/lib/services/service";

import { officeTimeText, timeRangeTexts } from "../shared/booking-texts";
import { clocksFor } from "../shared/clocks";
import type { ManagedView } from "./managed-summary";

/** The booking in its visitor's zone and the page's language. */
export function toManagedView(
  { booking, service }: Managed,
  locale: Locale,
  t: ReturnType<typeof useTranslations<"booking">>,
): ManagedView {
  const { reference, status, zone, adviser, callerWords, priceMinor, currency } = booking;
  const clocks = clocksFor(locale, zone);
  const time = { start: booking.startsAt.getTime(), end: booking.endsAt.getTime() };
  const mode = meetingModes.find((name) => name === booking.meetingMode) ?? "phone";
  return {
    reference,
    status,
    service: textOf(service, locale).name,
    yourTime: timeRangeTexts(time, clocks),
    officeTime: officeTimeText(time.start, clocks, t),
    adviser: adviser.name,
    meeting: t(`details.modes.${mode}`),
    price: isFree(priceMinor) || !isCurrency(currency) ? t("service.free") : formatMoney(priceMinor, currency, locale),
    priceNotes: isOpen(booking) ? priceNotes(priceMinor, locale) : [],
    callerWords,
  };
}
