import { useLocale, useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { NewTabSign } from "@/components/ui/new-tab-sign";
import { pickClaims, type ShownClaim } from "@/lib/firm/claims";
import { Link } from "@/lib/platform/i18n/navigation";
import { utcMidnight } from "@/lib/platform/time/day";
import { formatDay } from "@/lib/platform/time/format";
import { verificationUrl } from "@/lib/site/claim-wording";

import { iconFact, textFact } from "./claim-facts";

export type CredentialsProps = {
  claims: readonly ShownClaim[];
  /**
   * The claim keys of the cards, from the firm's profile. If a claim may not be shown, a neutral card takes its place.
   * If there is no neutral card left, the card is omitted.
   */
  keys: readonly string[];
  /** The scope of the registration and its limits. */
  scope: ShownClaim | undefined;
};

/** Cards that replace credentials that may not be shown. They link to registers in which any firm can be looked up. */
const neutralCards = [
  { key: "register", icon: "regulator" },
  { key: "company", icon: "search" },
  { key: "warnings", icon: "alert" },
] as const;

/** The cards of the firm's credentials. Each card links to the register in which the credential can be looked up. */
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
  const url = verificationUrl(claim);
  return (
    <article className="credential">
      <h3>
        <Icon name={iconFact(claim, "shield-check")} />
        {textFact(claim, "title") ?? claim.text}
      </h3>
      <p>{claim.text}</p>
      <p className="ref">
        {number && <b className="code">{t(claim.isSample ? "sampleNumber" : "number", { number })}</b>}{" "}
        {url && <RegisterLink url={url} label={textFact(claim, "verifyLabel") ?? t("look")} />}
      </p>
      {claim.verifiedOn && (
        <p className="t16 soft">
          {t("verified", { date: formatDay(utcMidnight(claim.verifiedOn), { locale, zone: "UTC" }) })}
        </p>
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
