import type { Metadata } from "next";

import { steps } from "@/lib/booking/journey";
import type { Locale } from "@/lib/platform/i18n/locales";
import { pageMetadata } from "@/app/page-metadata";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { readWizardQuery } from "./query";
import type { RawQuery } from "./query";
import { wizardOf } from "./wizard-of";

/** The title says where in the wizard the visitor is: it is what a screen reader hears first. */
export async function wizardHead(
  locale: Locale,
  { path, raw }: { readonly path: string; readonly raw: RawQuery },
): Promise<Metadata> {
  const { step: wanted, currency } = readWizardQuery(raw);
  const { step } = await wizardOf(locale, wanted, currency);
  const t = translatorFor(locale, "booking");
  // Whoever comes from outside is told what the page is for, not how far they have come.
  const isEntry = step === "service" && raw.step === undefined;
  return pageMetadata({
    locale,
    path,
    title: isEntry ? t("title") : t("metaTitle", { number: steps.indexOf(step) + 1, step: t(`steps.${step}`) }),
    description: t("metaDescription"),
  });
}
