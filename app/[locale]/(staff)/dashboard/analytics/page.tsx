import { getTranslations } from "next-intl/server";

import { CountingSection } from "@/components/desk/analytics/counting-section";
import { FigureStrip } from "@/components/desk/analytics/figure-strip";
import { ViewBar } from "@/components/desk/analytics/view-bar";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";
import { loadAnalytics } from "@/lib/statistics/desk/loaders";
import type { Analytics } from "@/lib/statistics/desk/loaders";
import { analyticsQuery } from "@/lib/statistics/desk/outcome";
import { changeOf, dayName, formatFigure, valueName } from "@/lib/statistics/desk/texts";
import type { View } from "@/lib/statistics/desk/view";

import { staffPage } from "../staff-page";
import { EmailPart } from "./email-part";
import { FunnelPart } from "./funnel-part";
import { ListPart } from "./list-part";
import { MoneyPart } from "./money-part";
import { RemarkPart } from "./remark-part";
import { ReturnPart } from "./return-part";
import { TrendPart } from "./trend-part";

/** The statistics: visits, bookings, payments and campaigns of a period, on one page that every row can filter. */
const { generateMetadata, Page } = staffPage("/dashboard/analytics", {
  title: "analytics.title",
  query: analyticsQuery,
  async render({ locale, query: { done, remark, ...view }, staff, path, now }) {
    const data = await loadAnalytics(staff, view, { locale, now });
    const { period, compared, fault, figures, filters, visits } = data;
    const t = await getTranslations("analytics");
    const time = formatTime(now, { locale, zone: firm().zone });
    const shown = { view, data, locale, now };
    return (
      <>
        <PageHeader title={t("title")} note={`${periodText({ period, compared }, locale)}. ${t("asOf", { time })}.`} />
        <ViewBar
          view={view}
          fault={fault}
          path={path}
          filters={filters.map((filter) => ({ ...chipOf(filter, view, locale) }))}
          cleared={withoutFilters(view, filters)}
        />
        <FigureStrip
          figures={figures.map((figure) => ({
            ...figure,
            value: formatFigure(figure.kind, figure.now, locale),
            change: changeOf(figure, locale),
            isUnfiltered: figure.isUnfiltered && filters.length > 0,
          }))}
        />
        <div className="columns columns--wide">
          <TrendPart
            {...shown}
            empty={
              visits.total.visits > 0 ? undefined : (
                <Nothing title={t(`${emptyKey(data, now)}.title`)} text={t(`${emptyKey(data, now)}.text`)} />
              )
            }
          />
          <div className="stack-34">
            <RemarkPart {...shown} done={done} removed={remark} />
            <CountingSection time={time} />
          </div>
        </div>
        <ListPart {...shown} />
        <FunnelPart {...shown} />
        <MoneyPart {...shown} />
        <ReturnPart {...shown} />
        <EmailPart {...shown} isSaved={done === "email"} />
      </>
    );
  },
});
export { generateMetadata, Page as default };

function emptyKey({ filters, period }: Analytics, now: Instant) {
  if (filters.length > 0) return "emptyFilter";
  return period.to < dayOf(now, firm().zone) ? "emptyPeriod" : "empty";
}

function periodText({ period, compared }: Pick<Analytics, "period" | "compared">, locale: Locale): string {
  const t = translatorFor(locale, "analytics");
  const [from, to] = [dayName(period.from, locale, period.to), dayName(period.to, locale)];
  if (!compared) return t("note", { from, to: yearOf(period.to, to) });
  return t("noteCompared", {
    from,
    to: yearOf(period.to, to),
    beforeFrom: dayName(compared.from, locale, compared.to),
    beforeTo: yearOf(compared.to, dayName(compared.to, locale)),
  });
}

const yearOf = (day: string, name: string) => `${name} ${day.slice(0, 4)}`;

function chipOf({ dimension, value }: Analytics["filters"][number], view: View, locale: Locale) {
  const t = translatorFor(locale, "analytics");
  const name = valueName(dimension, value, locale);
  return {
    label: t("chips.chip", { dimension: t(`dimensions.${dimension}`), value: name }),
    without: { ...view, [dimension]: undefined },
  };
}

function withoutFilters(view: View, filters: Analytics["filters"]): View {
  return { ...view, ...Object.fromEntries(filters.map(({ dimension }) => [dimension, undefined])) };
}
