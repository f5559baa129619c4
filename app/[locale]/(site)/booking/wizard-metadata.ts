import type { Metadata } from "next";

import { steps } from "@/lib/booking/journey";
import type { Locale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { readWizardQuery } from "./query";
import type { RawQuery } from "./query";
import { cachedWizard } from "./cached-wizard";

/** The title names the step, because a screen reader reads it first. */
export async function wizardMetadata(
  locale: Locale,
  { path, raw }: { readonly path: string; readonly raw: RawQuery },
): Promise<Metadata> {
  const { step: requestedStep, currency } = readWizardQuery(raw);
  const { step } = await cachedWizard(locale, requestedStep, currency);
  const t = translatorFor(locale, "booking");
  // A visitor from another site needs the purpose of the page, not the number of the step.
  const isEntry = step === "service" && raw.step === undefined;
  return pageMetadata({
    locale,
    path,
    title: isEntry ? t("title") : t("metaTitle", { number: steps.indexOf(step) + 1, step: t(`steps.${step}`) }),
    description: t("metaDescription"),
  });
}
