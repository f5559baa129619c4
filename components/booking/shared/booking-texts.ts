import type { useTranslations } from "next-intl";

import { formatDay, formatDayLong, formatTime, formatTimeRange, zoneCity, zoneName } from "@/lib/platform/time/format";
import type { Interval } from "@/lib/platform/time/instant";
import type { ServiceView } from "@/lib/services/service-view";

import type { ServiceChoice } from "../service/service-picker";
import type { Settled } from "./settled";
import type { ZoneView } from "../date/zone-note";

/** On whose clocks a time is told. */
export type Clocks = {
  readonly locale: string;
  /** The visitor's zone. */
  readonly zone: string;
  readonly office: { readonly zone: string; readonly city: string };
};

type Words = ReturnType<typeof useTranslations<"booking">>;

/** "Wednesday 9 December 2026, 9:00 am" on the visitor's clock. */
export function startWords(start: number, { locale, zone }: Pick<Clocks, "locale" | "zone">): string {
  return `${formatDayLong(start, { locale, zone })}, ${formatTime(start, { locale, zone })}`;
}

/** "12:00 pm in Toronto", with its day where that is another one there. */
export function officeWords(start: number, { locale, zone, office }: Clocks, t: Words): string {
  const reader = { locale, zone: office.zone };
  const isSameDay = formatDay(start, { locale, zone }) === formatDay(start, reader);
  const time = isSameDay ? formatTime(start, reader) : startWords(start, reader);
  return t("summary.officeTimeIn", { time, city: office.city });
}

/** "Wednesday 9 December 2026" and "9:00 am – 10:00 am, Pacific Time (UTC−8)", for two lines. */
export function spanWords(
  time: Interval,
  reader: Pick<Clocks, "locale" | "zone">,
): { readonly day: string; readonly time: string } {
  const { locale, zone } = reader;
  return {
    day: formatDayLong(time.start, reader),
    time: `${formatTimeRange(time, reader)}, ${zoneName(zone, { locale, instant: time.start })}`,
  };
}

/** When an appointment starts, on both clocks. */
export function timeWords(start: number, clocks: Clocks, t: Words): Pick<Settled, "yourTime" | "officeTime"> {
  return { yourTime: startWords(start, clocks), officeTime: officeWords(start, clocks, t) };
}

function serviceWords({
  name,
  formattedDuration,
  formattedPrice,
}: ServiceView): Pick<Settled, "service" | "length" | "price"> {
  return { service: name, length: formattedDuration, price: formattedPrice };
}

/** What the summary beside each step says. */
export function settledWords(
  { service, start }: { readonly service: ServiceView | undefined; readonly start: number | undefined },
  clocks: Clocks,
  t: Words,
): Settled {
  return {
    ...(service ? serviceWords(service) : {}),
    ...(start === undefined ? {} : timeWords(start, clocks, t)),
  };
}

/** A service for the first step. A price nobody can vouch for is not shown as one. */
export function serviceChoice(
  service: ServiceView,
  { isPriceSure }: { readonly isPriceSure: boolean },
  t: Words,
): ServiceChoice {
  const price = isPriceSure ? service.formattedPrice : t("service.priceLater");
  return {
    id: service._id,
    name: service.name,
    description: service.description,
    terms: t("service.priceAndLength", { price, length: t("service.minutesShort", { count: service.duration }) }),
    isForReturning: !service.availableForNewClients,
    settled: { ...serviceWords(service), price },
  };
}

/** A zone by its city and its name at that moment. */
export function zoneView(
  zone: string,
  {
    locale,
    instant,
    city = zoneCity(zone),
  }: { readonly locale: string; readonly instant: number; readonly city?: string },
): ZoneView {
  return { zone, city, name: zoneName(zone, { locale, instant }) };
}
