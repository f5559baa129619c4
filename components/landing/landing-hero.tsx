import { useTranslations } from "next-intl";

import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { HeroArt, HeroStrip } from "@/components/site/hero-art";
import { ButtonLink } from "@/components/ui/button";
import type { Contact } from "@/lib/firm/profile";
import type { Landing } from "@/lib/site/landings";

type Props = { readonly landing: Landing; readonly contact: Pick<Contact, "phone" | "phoneHref"> };

/**
 * The top of a landing page: what happened to the visitor, what can be done about it, a button to the form, and a
 * button to call.
 */
export function LandingHero({ landing: { key, path }, contact: { phone, phoneHref } }: Props) {
  const t = useTranslations("landing");
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
          <p className="note">{t("note")}</p>
        </div>
        <HeroArt />
      </div>
    </section>
  );
}
