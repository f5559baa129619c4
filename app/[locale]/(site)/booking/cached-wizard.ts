import { cache } from "react";

import type { Step } from "@/lib/booking/journey";
import { loadWizard } from "@/lib/booking/loaders/wizard";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

/** The wizard of this request. The page and its metadata both use the wizard, but it is loaded only once. */
export const cachedWizard = cache((locale: Locale, requestedStep: Step | undefined, currency: Currency | undefined) =>
  loadWizard({ locale, requestedStep, currency }),
);
