import type { useTranslations } from "next-intl";

import { meetingModes } from "@/lib/firm/meeting-modes";
import {
  formatDay,
  formatDayWithoutYear,
  formatDayLong,
  formatTime,
  formatTimeRange,
  readerIn,
  zoneCity,
  zoneName,
} from "@/lib/platform/time/format";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Reader } from "@/lib/platform/time/format";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import type { ServiceView } from "@/lib/services/service-view";

import type { ServiceChoice } from "../service/service-picker";
import type { HoldView } from "./hold-note";
import type { ChoiceTexts } from "./pending-choice";

/** The language and the two time zones in which times are shown. */
export type Clocks = {
  readonly locale: Locale;
  /** The visitor's zone. If it is unknown, the office's zone replaces it. */
  readonly zone: string;
  /** Null until the office's zone is confirmed. Pages then show the visitor's time only. */
  readonly office: OfficeClock | null;
};

export type OfficeClock = { readonly zone: string; readonly city: string };

type Translator = ReturnType<typeof useTranslations<"booking">>;
type OfficeText = { readonly office: OfficeClock; readonly clocks: Clocks; readonly t: Translator };

/**
 * The start in the office's time zone, for example "12 noon in Toronto". The day is added if it differs from the
 * visitor's day.
 */
export function officeTimeText(start: number, { office, clocks, t }: OfficeText): string {
  const there = readerIn(office.zone, clocks);
  const isSameDay = formatDay(start, clocks) === formatDay(start, there);
  const time = isSameDay
    ? formatTime(start, there)
    : `${formatDayWithoutYear(start, there)}, ${formatTime(start, there)}`;
  return t("summary.officeTimeIn", { time, city: office.city });
}

/**
 * The office's clock if texts show only the office's time. They do if the visitor's time zone is unknown or the same as
 * the office's time zone. Otherwise null.
 */
export function onlyOffice({ zone, office }: Clocks): OfficeClock | null {
  return office?.zone === zone ? office : null;
}

/** The office's clock if texts show its time after the visitor's time. Otherwise null. */
export function secondOffice({ zone, office }: Clocks): OfficeClock | null {
  return office?.zone === zone ? null : office;
}

/**
 * The start and the end in the office's time zone, for example "12:00 pm – 1:00 pm in Toronto". The day is added if it
 * differs from the visitor's day.
 */
export function officeRangeText(time: Interval, { office, clocks, t }: OfficeText): string {
  const there = readerIn(office.zone, clocks);
  const isSameDay = formatDay(time.start, clocks) === formatDay(time.start, there);
  const hours = formatTimeRange(time, there);
  const range = isSameDay ? hours : `${formatDayLong(time.start, there)}, ${hours}`;
  return t("summary.officeTimeIn", { time: range, city: office.city });
}

/** The service in one line, for example "Cryptocurrency recovery, 75 minutes, by phone". */
export function serviceLine(
  { name, time, mode }: { readonly name: string; readonly time: Interval; readonly mode: string },
  t: Translator,
): string {
  const length = t("summary.minutes", { count: Math.round((time.end - time.start) / msPerMinute) });
  const way = meetingModes.find((each) => each === mode) ?? "phone";
  return t("summary.serviceLine", { service: name, length, mode: t(`modesInLine.${way}`) });
}

/** The two lines of a time, for example "Wednesday 9 December 2026" and "9:00 am – 10:00 am, Pacific Time (UTC−8)". */
export function timeRangeTexts(time: Interval, clock: Reader): { readonly day: string; readonly time: string } {
  const { locale, zone } = clock;
  return {
    day: capitalised(formatDayLong(time.start, clock), locale),
    time: `${formatTimeRange(time, clock)}, ${zoneName(zone, { locale, instant: time.start })}`,
  };
}

/** The start of an appointment in the visitor's and in the office's time zone, for the summary beside the steps. */
export function timeTexts(start: number, clocks: Clocks, t: Translator): Pick<ChoiceTexts, "yourTime" | "officeTime"> {
  const time = capitalised(`${formatDayWithoutYear(start, clocks)}, ${formatTime(start, clocks)}`, clocks.locale);
  const { office } = clocks;
  if (office === null) return { yourTime: time, officeTime: undefined };
  return onlyOffice(clocks)
    ? { yourTime: undefined, officeTime: t("summary.officeTimeIn", { time, city: office.city }) }
    : { yourTime: time, officeTime: officeTimeText(start, { office, clocks, t }) };
}

/**
 * The day and the hours of an appointment in the visitor's time zone. If the visitor's zone is unknown or equal to the
 * office's zone, the hours are in the office's zone and the text names the office's city.
 */
export function appointmentTime(time: Interval, clocks: Clocks, t: Translator) {
  const office = onlyOffice(clocks);
  return office
    ? {
        day: capitalised(formatDayLong(time.start, clocks), clocks.locale),
        time: officeRangeText(time, { office, clocks, t }),
      }
    : timeRangeTexts(time, clocks);
}

function serviceTexts({
  name,
  formattedDuration,
  formattedPrice,
}: ServiceView): Pick<ChoiceTexts, "service" | "length" | "price"> {
  return { service: name, length: formattedDuration, price: formattedPrice };
}

/** The texts of the booking summary beside steps 1 to 3. */
export function toChoiceTexts(
  { service, start }: { readonly service: ServiceView | undefined; readonly start: number | undefined },
  clocks: Clocks,
  t: Translator,
): ChoiceTexts {
  return {
    ...(service ? serviceTexts(service) : {}),
    ...(start === undefined ? {} : timeTexts(start, clocks, t)),
  };
}

/** A service as step 1 lists it. If its price may be outdated, a text is shown instead of the price. */
export function toServiceChoice(
  service: ServiceView,
  { isPriceCurrent }: { readonly isPriceCurrent: boolean },
  t: Translator,
): ServiceChoice {
  const price = isPriceCurrent ? service.formattedPrice : t("service.priceLater");
  return {
    id: service._id,
    name: service.name,
    description: service.description,
    terms: t("service.priceAndLength", { price, length: t("service.minutesShort", { count: service.duration }) }),
    isForReturning: !service.availableForNewClients,
    texts: { ...serviceTexts(service), price },
  };
}

type Hold = { readonly until: Instant; readonly extensionsLeft: number };

/** Formats the end of a hold in the visitor's time zone. If `hold` is undefined, the hold is over. */
export function toHoldView(hold: Hold | undefined, clock: Reader): HoldView {
  const place = zoneCity(clock.zone, clock.locale);
  if (!hold) return { until: null, place, extensionsLeft: 0 };
  return { until: formatTime(hold.until, clock), place, extensionsLeft: hold.extensionsLeft };
}
