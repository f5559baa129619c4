import { useTranslations } from "next-intl";

import { ButtonLink } from "@/components/ui/button";

/** The last word of the home page: the same next step once more. */
export function ClosingCall() {
  const t = useTranslations("home.closing");
  return (
    <section className="section">
      <div className="wrap">
        <div className="closing">
          <h2>{t("title")}</h2>
          <p className="lead">{t("subtitle")}</p>
          <ButtonLink href="/booking" variant="gold" size="lg">
            {t("button")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
