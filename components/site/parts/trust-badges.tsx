import { useLocale, useTranslations } from "next-intl";

import { Icon, type IconName } from "@/components/ui/icon";
import { pickClaims, type ShownClaim } from "@/lib/firm/claims/claim";
import { capitalised } from "@/lib/platform/i18n/capitalised";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Offering } from "@/lib/site/opening";

import { iconFact, textFact } from "./claim-facts";

type Badge = {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly href: string;
  readonly link: string;
};

/**
 * Maps the key of a claim to the page or section where visitors can check the claim. The last entry matches all other
 * claims and links to the page that explains how to check the firm.
 */
const checks = [
  { test: /^regulator\./, href: "#credentials", link: "lookUp" },
  { test: /^promise\.legal-compliance$/, href: "#approach", link: "comply" },
  { test: /^registration\.office$/, href: "#contact", link: "office" },
  { test: /^promise\.no-recovery-no-fee$/, href: "#fees", link: "fees" },
  { test: /./, href: "/verify", link: "check" },
] as const;

/**
 * Four statements that anyone can check. They replace claims that may not be shown. A statement is left out while what
 * it says is not offered.
 */
const neutralBadges = [
  { key: "check", icon: "search", href: "/verify", isTrue: () => true },
  { key: "prices", icon: "doc", href: "#services-section", isTrue: ({ hasPrices }) => hasPrices },
  { key: "reach", icon: "phone", href: "/contact", isTrue: () => true },
  {
    key: "free",
    icon: "calendar",
    href: "/booking",
    isTrue: ({ isOpen, isFirstHourFree }) => isOpen && isFirstHourFree,
  },
] as const satisfies readonly { key: string; icon: IconName; href: string; isTrue: (offering: Offering) => boolean }[];

type TrustBadgesProps = {
  claims: readonly ShownClaim[];
  keys: readonly string[];
  offering: Offering;
  /** How the firm meets its clients, as part of a sentence, for example "by phone". Undefined until confirmed. */
  ways: string | undefined;
};

/**
 * The badges below the hero. Each badge links to a page or section where visitors can check what it says. `keys` are
 * the claim keys of the badges, from the firm's profile.
 */
export function TrustBadges({ claims, keys, offering, ways }: TrustBadgesProps) {
  const locale = useLocale();
  const t = useTranslations("home.badges");
  // A page that mentions a success fee must also state the fee's conditions and the costs that are due in any case.
  const successFee = pickClaims(claims, keys).find(({ key }) => key === "promise.no-recovery-no-fee");

  function badgeAt(key: string, index: number): Badge[] {
    const claim = pickClaims(claims, [key])[0];
    const check = checks.find(({ test }) => test.test(key));
    if (claim && check) {
      const title = textFact(claim, "badge") ?? claim.text;
      return [
        {
          key,
          icon: iconFact(claim, "shield-check"),
          title,
          note: textFact(claim, "note") ?? "",
          href: check.href,
          link: t(check.link),
        },
      ];
    }
    const fallback = neutralBadges[index];
    if (!fallback?.isTrue(offering)) return [];
    const texts = {
      title: t(`neutral.${fallback.key}.title`),
      note: fallback.key === "reach" && ways === undefined ? "" : noteOf(fallback.key),
      link: t(`neutral.${fallback.key}.link`),
    };
    return [{ ...fallback, ...texts }];
  }

  function noteOf(key: (typeof neutralBadges)[number]["key"]): string {
    return capitalised(t(`neutral.${key}.note`, { ways: ways ?? "" }), locale);
  }

  return (
    <div className="trust">
      <div className="wrap">
        <ul className="plain-list" role="list" aria-label={t("label")}>
          {keys.flatMap(badgeAt).map(({ key, icon, title, note, href, link }) => (
            <li key={key}>
              <Icon name={icon} />
              <span>
                <b>{title}</b>
                <span className="soft">
                  {note && `${note.replace(/\.$/, "")}. `}
                  {href.startsWith("#") ? <a href={href}>{link}</a> : <Link href={href}>{link}</Link>}
                </span>
              </span>
            </li>
          ))}
        </ul>
        {successFee && (
          <p className="trust-note">
            <b>{textFact(successFee, "badge") ?? successFee.text}:</b> {successFee.limits}
          </p>
        )}
      </div>
    </div>
  );
}
