import { useTranslations } from "next-intl";

import { localeNames } from "@/lib/platform/i18n/locales";
import type { PreviewCard } from "@/lib/services/desk/preview-card";

/** The service in each language of the site, as visitors will see it. */
export function PreviewCards({ cards }: { readonly cards: readonly PreviewCard[] }) {
  const t = useTranslations("servicePreview");
  return (
    <div className="stack-13">
      <h3>{t("card")}</h3>
      {cards.map(({ locale, name, description, terms, followUp, isUntranslated }) => (
        <div key={locale} className="service-card">
          <p className="sub" lang={locale}>
            {localeNames[locale]}
          </p>
          <p lang={isUntranslated ? "en" : locale}>
            <b>{name}</b> <em>{terms}</em>
          </p>
          <p lang={isUntranslated ? "en" : locale}>{description}</p>
          {followUp !== null && (
            <p className="sub" lang={locale}>
              {followUp}
            </p>
          )}
          {isUntranslated && <p className="sub">{t("untranslated")}</p>}
        </div>
      ))}
    </div>
  );
}
