import { getTranslations } from "next-intl/server";

import { localizedPath } from "@/lib/platform/i18n/paths";
import type { Locale } from "@/lib/platform/i18n/locales";
import { offeredPurposes } from "@/lib/privacy/offered";

import { privacyChoicesLink, shortLegalLinks } from "./site-links";

type Props = { readonly locale: Locale; readonly firmName: string };

/** The footer of pages with a policy of their own. Its links load the next page in full, without that policy. */
export async function PlainFooter({ locale, firmName }: Props) {
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
