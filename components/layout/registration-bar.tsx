import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { RegistrationFact } from "@/lib/site/claim-lines";

export type RegistrationBarProps = {
  /**
   * Facts from the claim records. The first one is about the regulator, if its claim may be shown. If there are no
   * facts, the bar shows only its links.
   */
  facts: readonly RegistrationFact[];
  /** The text of the link to the page that explains how to check the firm. */
  checkLabel: string;
  label: string;
  /**
   * The link that calls the firm. Its visible text is only the phone number, so that it fits a phone screen in every
   * language.
   */
  call: { readonly label: string; readonly phone: string; readonly href: string };
};

/**
 * One line above the header: the firm's regulator and registration number, a link to check the firm, and the firm's
 * phone number.
 */
export function RegistrationBar({ facts, checkLabel, label, call }: RegistrationBarProps) {
  return (
    <div className="banner" data-surface="ink" role="region" aria-label={label}>
      <div className="wrap">
        <span className="banner-facts">
          {facts.map(({ text, from }) => (
            <span key={text} className={from === "always" ? undefined : `from-${from}`}>
              {text}
            </span>
          ))}
        </span>
        <span className="banner-links">
          <Link href="/verify" className="from-md">
            {checkLabel}
          </Link>
          <a href={call.href} className="nowrap" aria-label={call.label}>
            <Icon name="phone" size="s" />
            {call.phone}
          </a>
        </span>
      </div>
    </div>
  );
}
