import type { Metadata } from "next";

import { steps } from "@/lib/booking/wizard/journey";
import type { Locale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { readWizardQuery } from "./query";
import type { RawQuery } from "./query";
import { cachedWizard } from "./cached-wizard";
import { isClosed } from "./is-closed";

/** The page's title names the step, because a screen reader reads the title first. */
export async function wizardMetadata(
  locale: Locale,
  { path, raw }: { readonly path: string; readonly raw: RawQuery },
): Promise<Metadata> {
  const { step: requestedStep, currency } = readWizardQuery(raw);
  const wizard = await cachedWizard(locale, requestedStep, currency);
  if (await isClosed(wizard)) {
    const closed = translatorFor(locale, "closed");
    return pageMetadata({ locale, path, title: closed("title"), description: closed("metaDescription") });
  }
  const { step } = wizard;
  const t = translatorFor(locale, "booking");
  // Visitors enter the booking at a URL without a step. The title of that page names its purpose instead of a step.
  const isEntry = step === "service" && raw.step === undefined;
  return pageMetadata({
    locale,
    path,
    title: isEntry ? t("title") : t("metaTitle", { number: steps.indexOf(step) + 1, step: t(`steps.${step}`) }),
    description: t("metaDescription"),
  });
}
