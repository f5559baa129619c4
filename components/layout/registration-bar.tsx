import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { RegistrationFact } from "@/lib/site/claim-lines";

import { ByArea } from "./by-area";
import { shortHeaderAreas } from "./current-page";

export type RegistrationBarProps = {
  /**
   * Facts from the claim records. The first one is about the regulator, if its claim may be shown. If there are no
   * facts, the bar shows only its links.
   */
  facts: readonly RegistrationFact[];
  /**
   * The link that calls the firm. A narrow screen shows only its icon. Where the header has this link, the bar has
   * none.
   */
  call: { readonly label: string; readonly phone: string; readonly href: string };
};

/**
 * One line above the header: the firm's regulator and registration number at every width, a link to check the firm, and
 * the firm's phone number. Without facts, the link does not say that there is a registration.
 */
export function RegistrationBar({ facts, call }: RegistrationBarProps) {
  const t = useTranslations("layout");
  return (
    <div className="banner" data-surface="ink" role="region" aria-label={t("registration.label")}>
      <div className="wrap">
        <span className="banner-facts">
          {facts.map(({ text, shortText, from }) => (
            <span key={text} className={from === "always" ? undefined : `from-${from}`}>
              {shortText === text ? (
                text
              ) : (
                <>
                  <span className="from-md">{text}</span>
                  <span className="below-md">{shortText}</span>
                </>
              )}
            </span>
          ))}
        </span>
        <span className="banner-links">
          <Link href="/verify" className="from-md">
            {facts.length > 0 ? t("registration.check") : t("links.verify")}
          </Link>
          <ByArea
            areas={shortHeaderAreas}
            outside={
              <a href={call.href} className="nowrap banner-phone" aria-label={call.label}>
                <Icon name="phone" size="s" />
                <span translate="no">{call.phone}</span>
              </a>
            }
          />
        </span>
      </div>
    </div>
  );
}
