import { useLocale } from "next-intl";

import { contact, officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The firm's name, address and phone number at the top of a printed page, which has no header. */
export function PrintFirm() {
  const locale = useLocale() as Locale;
  return (
    <p className="wrap print-firm" translate="no">
      {[firm().legalName, ...officeAddress(locale)].join(", ")}, <span className="nowrap">{contact().phone}</span>
    </p>
  );
}
