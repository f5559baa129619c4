import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";

/** The first screen of the home page: what we do, and the next step. */
export function Hero() {
  const t = useTranslations("home.hero");
  return (
    <section className="hero" data-surface="deep">
      <div className="wrap">
        <div>
          <h1>{t("title")}</h1>
          <p className="lead">{t("subtitle")}</p>
          <div className="row">
            <ButtonLink href="/booking" variant="gold" size="lg">
              {t("primary")}
            </ButtonLink>
            <ButtonLink href="#services-section" variant="outline" size="lg">
              {t("secondary")}
            </ButtonLink>
          </div>
          <p className="note">{t("note")}</p>
        </div>
      </div>
    </section>
  );
}
