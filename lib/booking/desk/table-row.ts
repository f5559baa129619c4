import { shownName } from "@/lib/inquiry/person/person-name";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatMoney, isCurrency, isFree } from "@/lib/platform/money/money";
import {
  formatDay,
  formatDayShort,
  formatMomentInList,
  formatTime,
  readerIn,
  zoneCity,
} from "@/lib/platform/time/format";
import { dayOf, offsetAt } from "@/lib/platform/time/zone";
import type { Instant } from "@/lib/platform/time/instant";

import { meetingModeName } from "./meeting-mode-name";
import type { TableBooking } from "./queries/table";
import { isOpen } from "../states";
import type { BookingState } from "../states";

/** A booking's state. A confirmed booking is "refunded" if the firm has sent back everything that the client paid. */
export type SettledStatus = BookingState | "refunded";

/** How a booking's state is shown. An open booking is "inProgress" from the appointment's start to its end. */
export type ShownStatus = SettledStatus | "inProgress";

export type TableRow = {
  readonly reference: string;
  /**
   * Null if the staff member may not see personal details. The link in the row then shows the reference instead of the
   * name.
   */
  readonly name: string | null;
  readonly time: string;
  readonly clientTime: string;
  readonly service: string;
  readonly detail: string;
  readonly adviser: string;
  readonly status: ShownStatus;
  /** Whether the confirmation, or the notice of a move, did not reach the client. */
  readonly isUndelivered: boolean;
  readonly made: string;
  readonly price: string;
};

type RowContext = {
  readonly locale: Locale;
  readonly zone: string;
  readonly now: Instant;
  readonly services: readonly { readonly id: string; readonly name: string }[];
};

/** The email about the present time of a booking, which did not reach the client. */
export type Undelivered = {
  readonly kind: "confirmed" | "changed";
  /** Whether an earlier email brought the client the caller words. */
  readonly hasWords: boolean;
  /** The failed job in the outbox. Null if the email was withheld because its address is suppressed. */
  readonly jobId: string | null;
};

/**
 * Formats a booking as a row of the table of bookings. All times are in `zone`, except `clientTime`, which is in the
 * client's own time zone.
 */
export function toTableRow(
  booking: TableBooking & { readonly isUndelivered: boolean },
  { locale, zone, now, services }: RowContext,
): TableRow {
  const t = translatorFor(locale, "bookings");
  const reader = { locale, zone };
  const start = booking.startsAt.getTime();
  const name = services.find(({ id }) => id === booking.serviceId)?.name ?? "";
  return {
    reference: booking.reference,
    name: booking.personal && shownName(booking.personal.name, locale),
    time: formatMomentInList(start, now, reader),
    clientTime: clientTimeOf(booking, reader),
    service: booking.priceKind === "follow_up" ? t("followUp", { service: name }) : name,
    detail: [
      ...(booking.isTest ? [t("test")] : []),
      t("minutes", {
        minutes: Math.round((booking.endsAt.getTime() - start) / 60_000),
        meeting: meetingModeName(booking, locale),
      }),
    ].join(" · "),
    adviser: booking.adviser.name,
    status: shownStatus(booking, now),
    isUndelivered: booking.isUndelivered,
    made: formatDay(booking.createdAt.getTime(), reader),
    price: priceText(booking, locale),
  };
}

type Settled = {
  readonly status: BookingState;
  readonly payments: readonly { readonly state: string; readonly dispute: string | null }[];
};

/** Returns the status that pages show. */
export function shownStatus(
  booking: Settled & { readonly startsAt: Date; readonly endsAt: Date },
  now: Instant,
): ShownStatus {
  const isRunning = booking.startsAt.getTime() <= now && now < booking.endsAt.getTime();
  return isRunning && isOpen(booking) ? "inProgress" : settledStatus(booking);
}

/** Returns the booking's state with its refunds. Money that the bank took back in a lost dispute is still owed. */
export function settledStatus({ status, payments }: Settled): SettledStatus {
  const received = payments.filter(({ state }) => state === "paid" || state === "refunded");
  const isRefunded = received.every(({ state, dispute }) => state === "refunded" && dispute !== "lost");
  return status === "confirmed" && received.length > 0 && isRefunded ? "refunded" : status;
}

/** The price with its currency, or the word for a free appointment. */
export function priceText(
  { priceMinor, currency }: { readonly priceMinor: number; readonly currency: string },
  locale: Locale,
): string {
  if (isFree(priceMinor)) return translatorFor(locale, "bookings")("free");
  return isCurrency(currency) ? formatMoney(priceMinor, currency, locale) : `${priceMinor / 100} ${currency}`;
}

/**
 * The client's city and the appointment's start in the client's time zone, with the day if it differs from the office's
 * day. If the client's zone has the same time as the office, the text says so instead.
 */
function clientTimeOf(booking: TableBooking, reader: { readonly locale: Locale; readonly zone: string }): string {
  const t = translatorFor(reader.locale, "bookings");
  const start = booking.startsAt.getTime();
  const place = zoneCity(booking.zone, reader.locale);
  if (offsetAt(start, booking.zone) === offsetAt(start, reader.zone)) return t("sameTime", { place });
  const clock = readerIn(booking.zone, reader);
  const isSameDay = dayOf(start, booking.zone) === dayOf(start, reader.zone);
  const time = `${isSameDay ? "" : `${formatDayShort(start, clock)}, `}${formatTime(start, clock)}`;
  return t("elsewhere", { place, time });
}
