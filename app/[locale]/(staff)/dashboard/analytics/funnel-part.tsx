import { getTranslations } from "next-intl/server";

import { CsvOf } from "@/components/desk/analytics/bar-list";
import { FunnelTable } from "@/components/desk/analytics/funnel-table";
import { StepRows } from "@/components/desk/analytics/step-rows";
import { SegmentedLinks } from "@/components/desk/list/view-tabs";
import { Section } from "@/components/desk/record/section";
import { toShownSteps } from "@/lib/statistics/desk/shown-steps";
import { valueName } from "@/lib/statistics/desk/texts";
import { viewHref } from "@/lib/statistics/desk/view";
import { funnelDimensions, isFunnelFilter } from "@/lib/statistics/reports/dimension";

import { countFormat, csvHref } from "./shown";
import type { Shown } from "./shown";

/** The steps of the booking, and the same by language, device or source. */
export async function FunnelPart({ view, data, locale }: Shown) {
  const t = await getTranslations("analytics.funnel");
  const tPage = await getTranslations("analytics");
  const { steps, stepsBefore, stepRows, filters } = data;
  const format = countFormat(locale);
  const shown = toShownSteps(steps, stepsBefore, locale);
  const isEmpty = steps.every(({ count, errors = [] }) => count === 0 && errors.length === 0);
  const worst = shown.toSorted((a, b) => (b.lostCount ?? 0) - (a.lostCount ?? 0))[0];
  return (
    <Section title={t("title")} id="funnel" note={t(stepsBefore ? "note" : "noteAlone")}>
      {filters.some((filter) => !isFunnelFilter(filter)) && <p className="mute">{t("filtered")}</p>}
      {isEmpty ? (
        <p className="mute">{t(filters.some(isFunnelFilter) ? "noStepsFiltered" : "noSteps")}</p>
      ) : (
        <div className="stack-13">
          <FunnelTable steps={shown} format={format} />
          {worst?.lostCount !== undefined && (
            <p className="mute">{t("most", { step: t(`steps.${worst.step}`), count: format(worst.lostCount) })}</p>
          )}
          <p>
            <CsvOf href={csvHref("funnel", { view, locale })} table={t("title")} />
          </p>
          <div className="stack-13">
            <SegmentedLinks
              label={t("by")}
              options={funnelDimensions.map((by) => ({
                href: `${viewHref(view, { steps: by })}#funnel`,
                label: `${t("by")} ${t(`byOf.${by}`)}`,
                isCurrent: view.steps === by,
              }))}
            />
            <StepRows
              head={tPage(`dimensions.${view.steps}`)}
              rows={stepRows.map(({ value, counts }) => ({
                value,
                name: valueName(view.steps, value, locale),
                href: viewHref(view, { [view.steps]: view[view.steps] === value ? undefined : value }),
                counts,
              }))}
              format={format}
            />
          </div>
        </div>
      )}
    </Section>
  );
}
