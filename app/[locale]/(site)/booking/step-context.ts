import type { Wizard } from "@/lib/booking/wizard/loaders/wizard";
import { contact } from "@/lib/firm/legal";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { RawQuery } from "./query";

/** The props of every step of the wizard. */
export type StepProps = { readonly locale: Locale; readonly raw: RawQuery; readonly wizard: Wizard };

/** Returns the firm's contact details for the pages of a booking, and whether the site is in demo mode. */
export function firmContext() {
  const { phone, phoneHref, email } = contact();
  return { isDemo: env().SITE_MODE === "demo", contact: { phone, phoneHref, email } };
}
