import { useTranslations } from "next-intl";

import { Art } from "@/components/site/parts/art";
import { ButtonLink } from "@/components/ui/button";

/** A link to the page on which every claim can be verified. */
export function CheckFirst() {
  const t = useTranslations("about");
  return (
    <section className="section" data-surface="deep">
      <div className="wrap golden golden--rev check-first">
        <div>
          <div className="head">
            <h2>{t("check.title")}</h2>
            <p className="lead">{t("check.text")}</p>
          </div>
          <ButtonLink href="/verify" variant="outline">
            {t("verify")}
          </ButtonLink>
        </div>
        <Art name="lens" />
      </div>
    </section>
  );
}
