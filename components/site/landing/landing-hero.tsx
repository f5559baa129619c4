import { useTranslations } from "next-intl";

import { Breadcrumbs } from "@/components/site/parts/breadcrumbs";
import { HeroArt, HeroStrip } from "@/components/site/parts/hero-art";
import { ButtonLink } from "@/components/ui/button";
import type { Landing } from "@/lib/site/landings";
import type { Offering } from "@/lib/site/opening";

type Props = {
  readonly landing: Landing;
  readonly offering: Offering;
  /** What is shown below the title and the drawing. */
  readonly children: React.ReactNode;
};

/**
 * The top of a landing page: what happened to the visitor, what can be done about it, a button to the form, and a
 * button to call.
 */
export function LandingHero({ landing: { key, path }, offering, children }: Props) {
  const t = useTranslations("landing");
  const { phone, phoneHref } = offering.contact;
  return (
    <section className="hero landing-hero" data-surface="deep">
      <div className="wrap">
        <div>
          <HeroStrip />
          <Breadcrumbs path={path} title={t(`${key}.crumb`)} />
          <h1>{t(`${key}.title`)}</h1>
          <p className="lead">{t(`${key}.lead`)}</p>
          <div className="row">
            <ButtonLink href="#form" variant="gold" size="lg">
              {t("action")}
            </ButtonLink>
            <ButtonLink href={phoneHref} variant="outline" size="lg">
              {t("call", { phone })}
            </ButtonLink>
          </div>
          <p className="note">{t("note", { free: offering.isFirstHourFree ? "yes" : "no" })}</p>
        </div>
        <HeroArt />
      </div>
      {children}
    </section>
  );
}
