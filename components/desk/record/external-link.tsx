import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { NewTabSign } from "@/components/ui/new-tab-sign";

/** A link to another site, such as to evidence, in a new tab. */
export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const t = useTranslations("common");
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabSign label={t("newTab")} />
    </a>
  );
}
