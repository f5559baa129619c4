import type { Managed } from "@/lib/booking/manage";
import type { Locale } from "@/lib/platform/i18n/locales";

import type { RawQuery } from "../../query";

/** What every part of the manage page is made from. */
export type ManagedProps = {
  readonly locale: Locale;
  readonly token: string;
  readonly raw: RawQuery;
  readonly managed: Managed;
  readonly now: number;
};
