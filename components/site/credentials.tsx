import { useTranslations } from "next-intl";

import { Icon } from "@/components/ui/icon";
import { NewTabSign } from "@/components/ui/new-tab-sign";
import { pickClaims, type ShownClaim } from "@/lib/firm/claims";
import { Link } from "@/lib/platform/i18n/navigation";

import { checkUrl, iconFact, textFact } from "./claim-facts";

export type CredentialsProps = {
  claims: readonly ShownClaim[];
  /**
   * The claim keys of the cards, from the firm's profile. Cards beyond the neutral ones are left out without their
   * claim.
   */
  keys: readonly string[];
  /** The scope of the registration and its limits. */
  scope: ShownClaim | undefined;
};

/** Replaces a credential that may not be shown: places where any firm can be looked up. */
const neutralCards = [
  { key: "register", icon: "regulator" },
  { key: "company", icon: "search" },
  { key: "warnings", icon: "alert" },
] as const;

/** Cards of credentials, each with the register in which it can be looked up. */
export function Credentials({ claims, keys, scope }: CredentialsProps) {
  const t = useTranslations("home.credentials");
  const hasAny = pickClaims(claims, keys).length > 0;
  return (
    <section className="section" data-surface="deep" id="credentials">
      <div className="wrap">
        <div className="head">
          <h2>{hasAny ? t("title") : t("none.title")}</h2>
          <p className="lead">{hasAny ? t("lead") : t("none.lead")}</p>
        </div>
        <div className="credentials">
          {keys.map((key, index) => {
            const claim = pickClaims(claims, [key])[0];
            const fallback = neutralCards[index];
            if (claim) return <CredentialCard key={key} claim={claim} />;
            return fallback && <NeutralCard key={key} card={fallback} />;
          })}
        </div>
        {hasAny && scope && <p className="soft t16 measure mt-21">{`${scope.text} ${scope.limits}`}</p>}
      </div>
    </section>
  );
}

function CredentialCard({ claim }: { claim: ShownClaim }) {
  const t = useTranslations("home.credentials");
  const number = textFact(claim, "number");
  const url = checkUrl(claim);
  return (
    <article className="credential">
      <Icon name={iconFact(claim, "regulator")} size="l" />
      <h3>{textFact(claim, "title") ?? claim.text}</h3>
      <p>{claim.text}</p>
      <p className="ref">
        {number && <b className="num">{t(claim.isSample ? "sampleNumber" : "number", { number })}</b>}
        {url && <RegisterLink url={url} label={textFact(claim, "verifyLabel") ?? t("look")} />}
      </p>
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
      <Icon name={icon} size="l" />
      <h3>{t(`${key}.title`)}</h3>
      <p>{t(`${key}.text`)}</p>
      <p className="ref">
        <Link href="/verify">{t("link")}</Link>
      </p>
    </article>
  );
}
