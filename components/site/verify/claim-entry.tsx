import { useTranslations } from "next-intl";

import { FactList } from "@/components/site/parts/fact-list";
import { Icon } from "@/components/ui/icon";
import { NewTabSign } from "@/components/ui/new-tab-sign";
import type { ShownClaim } from "@/lib/firm/claims/claim";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { claimTitle, verificationUrl } from "@/lib/site/claim-wording";

type Props = {
  readonly claim: ShownClaim;
  /**
   * All claims that may be shown. The title of a qualification contains the name of a team member, which is stored in
   * the claim about that team member.
   */
  readonly all: readonly ShownClaim[];
  readonly locale: Locale;
};

/**
 * Shows one claim as an expandable row with its source, dates and limits, and a link to check it independently. The id
 * is inside `<details>`, because browsers open a closed `<details>` when a link targets an element in it.
 */
export function ClaimEntry({ claim, all, locale }: Props) {
  const t = useTranslations("verify.claims");
  const common = useTranslations("common");
  const { key, text, source, limits, facts, verifiedOn, expiresOn, isSample } = claim;
  const address = verificationUrl(claim);
  const date = (day: Day) => <time dateTime={day}>{formatCalendarDate(day, locale)}</time>;
  const title = claimTitle(claim, all, (parts) => common("labelled", parts));
  return (
    <details className="claim">
      <summary>
        <span>{title}</span>
        <span className="register soft">{address && new URL(address).hostname.replace(/^www\./, "")}</span>
        <span className={isSample ? "tag tag--plain" : "tag tag--ok"}>
          {isSample ? t("isSample") : t("isVerified")}
        </span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div id={key}>
        {!title.includes(text) && <p className="claim-text">{text}</p>}
        <FactList
          facts={[
            { term: t("source"), value: source },
            { term: t("checked"), value: verifiedOn ? date(verifiedOn) : isSample && t("neverChecked") },
            { term: t("until"), value: expiresOn && date(expiresOn) },
            { term: t("asOf"), value: facts.asOf },
            { term: t("number"), value: facts.number && <span className="code">{facts.number}</span> },
            { term: t("fee"), value: facts.fee },
            { term: t("limits"), value: limits },
            {
              term: t("how"),
              value: address && (
                <a href={address} target="_blank" rel="noopener">
                  {typeof facts.verifyLabel === "string" ? facts.verifyLabel : new URL(address).hostname}
                  <NewTabSign label={common("newTab")} />
                </a>
              ),
            },
          ]}
        />
      </div>
    </details>
  );
}
