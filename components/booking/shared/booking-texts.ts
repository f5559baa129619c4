import type { useTranslations } from "next-intl";

import { formatDay, formatDayLong, formatTime, formatTimeRange, zoneName } from "@/lib/platform/time/format";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import type { ServiceView } from "@/lib/services/service-view";

import type { ServiceChoice } from "../service/service-picker";
import type { HoldView } from "./hold-note";
import type { ChoiceTexts } from "./pending-choice";

/** The language and the two zones in which times are shown. */
export type Clocks = {
  readonly locale: string;
  /** The visitor's zone. */
  readonly zone: string;
  readonly office: { readonly zone: string; readonly city: string };
};

type Translator = ReturnType<typeof useTranslations<"booking">>;

/** "Wednesday 9 December 2026, 9:00 am" in the given zone. */
export function startText(start: number, { locale, zone }: Pick<Clocks, "locale" | "zone">): string {
  return `${formatDayLong(start, { locale, zone })}, ${formatTime(start, { locale, zone })}`;
}

/** "12:00 pm in Toronto", with the day if it differs in the office's zone. */
export function officeTimeText(start: number, { locale, zone, office }: Clocks, t: Translator): string {
  const there = { locale, zone: office.zone };
  const isSameDay = formatDay(start, { locale, zone }) === formatDay(start, there);
  const time = isSameDay ? formatTime(start, there) : startText(start, there);
  return t("summary.officeTimeIn", { time, city: office.city });
}

/** "Wednesday 9 December 2026" and "9:00 am – 10:00 am, Pacific Time (UTC−8)" for two lines. */
export function timeRangeTexts(
  time: Interval,
  clock: Pick<Clocks, "locale" | "zone">,
): { readonly day: string; readonly time: string } {
  const { locale, zone } = clock;
  return {
    day: formatDayLong(time.start, clock),
    time: `${formatTimeRange(time, clock)}, ${zoneName(zone, { locale, instant: time.start })}`,
  };
}

/** The start of an appointment in both zones. */
export function timeTexts(start: number, clocks: Clocks, t: Translator): Pick<ChoiceTexts, "yourTime" | "officeTime"> {
  return { yourTime: startText(start, clocks), officeTime: officeTimeText(start, clocks, t) };
}

function serviceTexts({
  name,
  formattedDuration,
  formattedPrice,
}: ServiceView): Pick<ChoiceTexts, "service" | "length" | "price"> {
  return { service: name, length: formattedDuration, price: formattedPrice };
}

/** The texts of the summary beside each step. */
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

/** A service for the first step. A price that may be outdated is not shown. */
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

/** The hold of the chosen time in the visitor's zone. */
export function toHoldView(hold: Hold | undefined, clock: Pick<Clocks, "locale" | "zone">): HoldView {
  if (!hold) return { until: null, extensionsLeft: 0 };
  return { until: formatTime(hold.until, clock), extensionsLeft: hold.extensionsLeft };
}
