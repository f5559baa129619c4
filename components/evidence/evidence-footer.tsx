import { getTranslations } from "next-intl/server";

import { privacyChoicesLink, shortLegalLinks } from "@/components/layout/site-links";
import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Locale } from "@/lib/platform/i18n/locales";
import { offeredPurposes } from "@/lib/privacy/offered";

type Props = { readonly locale: Locale; readonly firmName: string };

/** The footer. Its links load the next page in full, because the policy of this page forbids connections. */
export async function EvidenceFooter({ locale, firmName }: Props) {
  const t = await getTranslations("layout");
  const links = [...shortLegalLinks, ...(offeredPurposes().length > 0 ? [privacyChoicesLink] : [])];
  return (
    <footer className="footer footer--line" data-surface="ink">
      <div className="wrap">
        <span className="soft" translate="no">
          {firmName}
        </span>
        <nav aria-label={t("legalNavigation")}>
          {links.map(({ href, key }) => (
            <a key={href} href={localizedPath(locale, href)}>
              {t(`links.${key}`)}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
