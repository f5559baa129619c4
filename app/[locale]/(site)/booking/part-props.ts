import type { Wizard } from "@/lib/booking/loaders/wizard";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { RawQuery } from "./query";

/** What every step of the wizard is made from. */
export type PartProps = { readonly locale: Locale; readonly raw: RawQuery; readonly wizard: Wizard };
