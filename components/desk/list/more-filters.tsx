import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  /** The number of filters that limit the list. */
  readonly active: number;
  /** The link to the list without filters. On wide screens, it is beside the chips. */
  readonly cleared: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
};

/**
 * The filters of a list beside its search. On phones, they are closed, so that the first row is on the first screen. On
 * wider screens, all of them are shown.
 */
export function MoreFilters({ active, cleared, children }: Props) {
  const t = useTranslations("dashboard.pages");
  return (
    <details className="more-filters">
      <summary>{t("filters", { active })}</summary>
      {children}
      {active > 0 && (
        <p className="clear-filters">
          <Link href={cleared.href}>{cleared.label}</Link>
        </p>
      )}
    </details>
  );
}
