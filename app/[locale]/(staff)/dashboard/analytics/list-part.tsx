import { getTranslations } from "next-intl/server";

import { BarList } from "@/components/desk/analytics/bar-list";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { valueName } from "@/lib/statistics/desk/texts";
import { viewHref } from "@/lib/statistics/desk/view";

import { countFormat, csvHref } from "./shown";
import type { Shown } from "./shown";

/** Sources, campaigns, countries, pages, first or last pages, and devices. */
export async function ListPart({ view, data, locale }: Shown) {
  const t = await getTranslations("analytics");
  return (
    <div className="three-lists">
      {data.lists.map(({ dimension, rows, others }) => {
        if (dimension === "locale" || dimension === "event") return null;
        const isEnd = dimension === "entry" || dimension === "exit";
        return (
          <BarList
            key={dimension}
            id={`list-${dimension}`}
            title={t(`lists.${dimension}`)}
            head={dimension === "market" ? t("lists.marketHead") : t(`dimensions.${dimension}`)}
            action={
              isEnd && (
                <SegmentedLinks
                  label={t("lists.ends")}
                  options={(["entry", "exit"] as const).map((ends) => ({
                    href: viewHref(view, { ends }),
                    label: t(ends === "entry" ? "lists.first" : "lists.last"),
                    isCurrent: view.ends === ends,
                  }))}
                />
              )
            }
            rows={rows.map(({ value, visitors, booked }) => {
              const isChosen = view[dimension] === value;
              return {
                key: value,
                label: valueName(dimension, value, locale),
                href: viewHref(view, { [dimension]: isChosen ? undefined : value }),
                isChosen,
                visitors,
                bookings: booked,
              };
            })}
            others={{ values: others.values, visitors: others.visitors, bookings: others.booked }}
            csvHref={csvHref(dimension, { view, locale })}
            format={countFormat(locale)}
          />
        );
      })}
    </div>
  );
}
