import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { TrendSection } from "@/components/desk/analytics/trend-section";
import { firm } from "@/lib/firm/settings-snapshot";
import { monthOf } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatMonth } from "@/lib/platform/time/format";
import { dayOf } from "@/lib/platform/time/zone";
import { dayUnitOf, groupDays } from "@/lib/statistics/desk/grouped-days";
import { dayName, shortDay } from "@/lib/statistics/desk/texts";

import { countFormat, csvHref } from "./shown";
import type { Shown } from "./shown";
import { letterOf } from "./remark-part";

/** The visitors of each day. */
export async function TrendPart({ view, data, locale, now, empty }: Shown & { readonly empty: ReactNode }) {
  const t = await getTranslations("analytics.chart");
  const format = countFormat(locale);
  const { visits, visitsBefore, remarks } = data;
  const { days } = visits;
  const unit = dayUnitOf(days.length);
  const places = new Map(days.map(({ day }, place) => [day, place]));
  const nameOf = (day: Day) => (unit === "month" ? formatMonth(monthOf(day), locale) : dayName(day, locale));
  return (
    <TrendSection
      label={sentence()}
      days={days.map(({ day, visitors }, place) => ({
        label: shortDay(day, locale),
        now: visitors,
        before: visitsBefore && (visitsBefore.days[place]?.visitors ?? 0),
      }))}
      marks={remarks.flatMap(({ day }, index) => {
        const place = places.get(day);
        return place === undefined ? [] : [{ letter: letterOf(index), place }];
      })}
      format={format}
      isOngoing={data.period.to === dayOf(now, firm().zone)}
      compare={view.compare}
      groups={groupDays(visits, visitsBefore, unit).map((group) => ({ ...group, name: nameOf(group.first) }))}
      unit={unit}
      csvHref={csvHref("days", { view, locale })}
      empty={empty}
    />
  );

  /** The accessible name of the chart. */
  function sentence(): string {
    const [first, last] = [days[0], days.at(-1)];
    if (!first || !last || visits.total.visits === 0) return t("none");
    const peak = days.reduce((most, day) => (day.visitors > most.visitors ? day : most));
    const label = t("label", {
      from: dayName(first.day, locale),
      to: dayName(last.day, locale),
      first: format(first.visitors),
      last: format(last.visitors),
      peakDay: dayName(peak.day, locale),
      peak: format(peak.visitors),
    });
    if (!visitsBefore) return label;
    const before = visitsBefore.days;
    return `${label} ${t("labelBefore", {
      first: format(before[0]?.visitors ?? 0),
      last: format(before.at(-1)?.visitors ?? 0),
    })}`;
  }
}
