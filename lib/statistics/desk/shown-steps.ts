import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

import type { FunnelStep } from "../reports/queries/funnel";
import { errorName, formatSeconds } from "./texts";

/** How many different errors a step names. The CSV file has all. */
const shownErrors = 4;

/** The steps of the booking in the reader's words, with what was lost since the step before. */
export function toShownSteps(steps: readonly FunnelStep[], before: readonly FunnelStep[] | undefined, locale: Locale) {
  const t = translatorFor(locale, "analytics.funnel");
  const number = new Intl.NumberFormat(locale);
  return steps.map(({ step, count, medianSeconds, errors }, index) => {
    const former = steps[index - 1]?.count ?? count;
    const lostCount = former > count ? former - count : undefined;
    return {
      step,
      count,
      before: before?.[index]?.count,
      lostCount,
      lost: lostCount === undefined ? undefined : lostCount / former,
      time: formatSeconds(medianSeconds, locale),
      errors: errors
        ?.slice(0, shownErrors)
        .map((error) => t("error", { name: errorName(error, locale), count: number.format(error.count) }))
        .join(", "),
    };
  });
}
