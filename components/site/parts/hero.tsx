import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Offering } from "@/lib/site/opening";

import { ClosedNote } from "./book-link";
import { HeroAction } from "./hero-action";
import { HeroAnswers } from "./hero-answers";
import { HeroArt, HeroStrip } from "./hero-art";

type HeroProps = {
  offering: Offering;
  /** The lowest price of a paid first appointment. Undefined if the price list cannot be read. */
  lowestPrice: string | undefined;
  /** The trust badges. */
  children?: ReactNode;
};

/** The first screen of the home page: what the firm does, what is free, what appointments cost, and the next step. */
export function Hero({ offering, lowestPrice, children }: HeroProps) {
  const t = useTranslations("home.hero");
  const { isOpen, contact } = offering;
  const { phone, phoneHref } = contact;
  return (
    <section className="hero" data-surface="deep">
      <div className="wrap">
        <div>
          <HeroStrip />
          <h1>
            <span>{t("titleFirst")}</span> <span>{t("titleSecond")}</span>
          </h1>
          <p className="lead">{t("subtitle")}</p>
          <div className="row">
            {isOpen && (
              <ButtonLink href="/booking" variant="gold" size="lg">
                {t("primary")}
              </ButtonLink>
            )}
            <HeroAction label={t("secondary")} href="/services" />
            <a className="hero-call" href={phoneHref}>
              <Icon name="phone" size="s" />
              <span>{t.rich("call", { phone, verb: (chunks) => <span className="verb">{chunks}</span> })}</span>
            </a>
          </div>
          {!isOpen && (
            <p className="note">
              <ClosedNote opening={offering} />
            </p>
          )}
        </div>
        <HeroArt />
      </div>
      <HeroAnswers offering={offering} lowestPrice={lowestPrice} />
      {children}
    </section>
  );
}
