import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatDayShort } from "@/lib/platform/time/format";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import type { BookingsFilter } from "./bookings-filter";

type Choice = { readonly id: string; readonly name: string };

type Filtered = {
  readonly filter: BookingsFilter;
  readonly services: readonly Choice[];
  readonly advisers: readonly Choice[];
};

/**
 * Returns a chip for each condition of the filter: a label, and the filter that remains when the condition is removed.
 */
export function chipsOf(
  { filter, services, advisers }: Filtered,
  locale: Locale,
): readonly { readonly label: string; readonly filter: BookingsFilter }[] {
  const t = translatorFor(locale, "bookings");
  const { status, service, adviser, from, to, text } = filter;
  const day = (of: Day) => formatDayShort(utcMidnight(of), { locale, zone: "UTC" });
  const nameIn = (choices: readonly Choice[], id: string) => choices.find((choice) => choice.id === id)?.name ?? id;
  return [
    ...(text === undefined ? [] : [{ label: t("filter.text", { text }), filter: { ...filter, text: undefined } }]),
    ...(status === "any" ? [] : [{ label: t(`statuses.${status}`), filter: { ...filter, status: "any" as const } }]),
    ...(service === undefined ? [] : [{ label: nameIn(services, service), filter: { ...filter, service: undefined } }]),
    ...(adviser === undefined ? [] : [{ label: nameIn(advisers, adviser), filter: { ...filter, adviser: undefined } }]),
    ...(from === undefined
      ? []
      : [{ label: t("filter.fromDay", { day: day(from) }), filter: { ...filter, from: undefined } }]),
    ...(to === undefined ? [] : [{ label: t("filter.toDay", { day: day(to) }), filter: { ...filter, to: undefined } }]),
  ];
}
