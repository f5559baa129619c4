import { cache } from "react";

import type { Step } from "@/lib/booking/wizard/journey";
import { loadWizard } from "@/lib/booking/wizard/loaders/wizard";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

/** Loads the booking wizard. The page and its metadata both use the wizard, but each request loads it only once. */
export const cachedWizard = cache((locale: Locale, requestedStep: Step | undefined, currency: Currency | undefined) =>
  loadWizard({ locale, requestedStep, currency }),
);
