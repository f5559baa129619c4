import { useTranslations } from "next-intl";

import { FactList } from "@/components/site/fact-list";
import { NewTabSign } from "@/components/ui/new-tab-sign";
import type { ShownClaim } from "@/lib/firm/claims";
import type { Locale } from "@/lib/platform/i18n/locales";
import { utcMidnight } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { formatDay } from "@/lib/platform/time/format";
import { claimWording, verificationUrl } from "@/lib/site/claim-wording";

type Props = {
  readonly claim: ShownClaim;
  /** All claims that may be shown, because a qualification takes its holder's name from another claim. */
  readonly all: readonly ShownClaim[];
  readonly locale: Locale;
};

/** One claim with its source, dates and limits, and a link to check it independently. */
export function ClaimEntry({ claim, all, locale }: Props) {
  const t = useTranslations("verify.claims");
  const common = useTranslations("common");
  const { key, source, limits, facts, verifiedOn, expiresOn, isSample } = claim;
  const address = verificationUrl(claim);
  const date = (day: Day) => <time dateTime={day}>{formatDay(utcMidnight(day), { locale, zone: "UTC" })}</time>;
  return (
    <li id={key}>
      <p className="claim-text">{claimWording(claim, all, (parts) => common("labelled", parts))}</p>
      <FactList
        facts={[
          { term: t("source"), value: source },
          { term: t("checked"), value: verifiedOn ? date(verifiedOn) : isSample && t("neverChecked") },
          { term: t("until"), value: expiresOn && date(expiresOn) },
          { term: t("asOf"), value: facts.asOf },
          { term: t("number"), value: facts.number },
          { term: t("fee"), value: facts.fee },
          { term: t("limits"), value: limits },
          {
            term: t("how"),
            value: address && (
              <a href={address} target="_blank" rel="noopener">
                {typeof facts.verifyLabel === "string" ? facts.verifyLabel : new URL(address).hostname}
                <NewTabSign label={t("newTab")} />
              </a>
            ),
          },
        ]}
      />
    </li>
  );
}
