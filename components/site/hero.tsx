import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { BrandMark } from "@/components/layout/brand-logo";
import { ButtonLink } from "@/components/ui/button";

import { HeroArt, HeroStrip } from "./hero-art";
import { HeroAction } from "./hero-action";

/** The first screen of the home page: what the firm does, the next step, and what can be checked. */
export function Hero({ children }: { children?: ReactNode }) {
  const t = useTranslations("home.hero");
  return (
    <section className="hero" data-surface="deep">
      <div className="wrap">
        <div>
          <BrandMark className="mark" />
          <h1>
            <span>{t("titleFirst")}</span> <span>{t("titleSecond")}</span>
          </h1>
          <p className="lead">{t("subtitle")}</p>
          <div className="row">
            <ButtonLink href="/booking" variant="gold" size="lg">
              {t("primary")}
            </ButtonLink>
            <HeroAction label={t("secondary")} href="/services" />
          </div>
          <p className="note">{t.rich("note", { bank: (chunks) => <a href="#first">{chunks}</a> })}</p>
        </div>
        <div>
          <HeroArt />
          <HeroStrip />
        </div>
      </div>
      {children}
    </section>
  );
}
