import { useLocale, useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { NewTabSign } from "@/components/ui/new-tab-sign";
import { pickClaims, type ShownClaim } from "@/lib/firm/claims/claim";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { verificationUrl } from "@/lib/site/claim-wording";

import { iconFact, textFact } from "./claim-facts";

export type CredentialsProps = {
  claims: readonly ShownClaim[];
  /**
   * The keys of the claims on the cards, from the firm's profile. If a claim may not be shown, its card is replaced by
   * the card at the same index of `neutralCards`. If there is no card at this index, nothing is shown.
   */
  keys: readonly string[];
  /** The claim about what the firm's registration covers. Undefined if the claim may not be shown. */
  scope: ShownClaim | undefined;
};

/**
 * If a credential may not be shown, one of these cards takes its place. These cards are about registers and warning
 * lists, and link to the page that explains how to check the firm.
 */
const neutralCards = [
  { key: "register", icon: "regulator" },
  { key: "company", icon: "search" },
  { key: "warnings", icon: "alert" },
] as const;

/** The cards of the firm's credentials. A card links to the URL from `verificationUrl`, if there is one. */
export function Credentials({ claims, keys, scope }: CredentialsProps) {
  const t = useTranslations("home.credentials");
  const introduction = scope ? `${scope.text} ${scope.limits}` : t("lead");
  const hasAny = pickClaims(claims, keys).length > 0;
  return (
    <section className="section section--tight" data-surface="ink" id="credentials">
      <div className="wrap">
        <div className="head head--row">
          <h2>{hasAny ? t("title") : t("none.title")}</h2>
          <p className="soft t16">{hasAny ? introduction : t("none.lead")}</p>
        </div>
        <div className="credentials">
          {keys.map((key, index) => {
            const claim = pickClaims(claims, [key])[0];
            const fallback = neutralCards[index];
            if (claim) return <CredentialCard key={key} claim={claim} />;
            return fallback && <NeutralCard key={key} card={fallback} />;
          })}
        </div>
      </div>
    </section>
  );
}

function CredentialCard({ claim }: { claim: ShownClaim }) {
  const t = useTranslations("home.credentials");
  const locale = useLocale();
  const number = textFact(claim, "number");
  const title = textFact(claim, "title");
  const url = verificationUrl(claim);
  return (
    <article className="credential">
      <h3>
        <Icon name={iconFact(claim, "shield-check")} />
        {title ?? claim.text}
      </h3>
      {title && <p>{claim.text}</p>}
      <p className="t16 soft">{claim.limits}</p>
      <p className="ref">
        {number && <b className="code">{t(claim.isSample ? "sampleNumber" : "number", { number })}</b>}{" "}
        {url && <RegisterLink url={url} label={textFact(claim, "verifyLabel") ?? t("look")} />}
      </p>
      {claim.verifiedOn && (
        <p className="t16 soft">{t("verified", { date: formatCalendarDate(claim.verifiedOn, locale) })}</p>
      )}
    </article>
  );
}

function RegisterLink({ url, label }: { url: string; label: string }) {
  const t = useTranslations("home.credentials");
  return (
    <a href={url} target="_blank" rel="noopener">
      {label}
      <NewTabSign label={` ${t("newTab")}`} />
    </a>
  );
}

function NeutralCard({ card: { key, icon } }: { card: (typeof neutralCards)[number] }) {
  const t = useTranslations("home.credentials.neutral");
  return (
    <article className="credential">
      <h3>
        <Icon name={icon} />
        {t(`${key}.title`)}
      </h3>
      <p>{t(`${key}.text`)}</p>
      <p className="ref">
        <Link href="/verify">{t("link")}</Link>
      </p>
    </article>
  );
}
