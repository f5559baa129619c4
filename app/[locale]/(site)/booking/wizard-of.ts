import { cache } from "react";

import { loadWizard } from "@/lib/booking/loaders/wizard";
import type { Step } from "@/lib/booking/journey";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Currency } from "@/lib/platform/money/money";

/** The wizard of this request: page and title ask for it, it is loaded once. */
export const wizardOf = cache((locale: Locale, wanted: Step | undefined, currency: Currency | undefined) =>
  loadWizard({ locale, wanted, currency }),
);
