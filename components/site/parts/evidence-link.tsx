import { useLocale } from "next-intl";
import type { ReactNode } from "react";

import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

/** The path of the page from which nothing can be sent. Its policy applies only after a full load. */
export const evidencePath = "/evidence";

/** A link to the page for evidence. It loads the page in full and fetches nothing before. */
export function EvidenceLink({ children }: { readonly children: ReactNode }) {
  return <a href={localizedPath(useLocale() as Locale, evidencePath)}>{children}</a>;
}
