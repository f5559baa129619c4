import { useLocale } from "next-intl";

import { officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The firm's name and address, at the top of a printed page. A tick on the page leaves them out. */
export function PrintName() {
  const locale = useLocale() as Locale;
  return (
    <p className="wrap on-paper print-name" translate="no">
      {[firm().legalName, ...officeAddress(locale)].join(", ")}
    </p>
  );
}
