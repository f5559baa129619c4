import { useTranslations } from "next-intl";

import { FactList } from "@/components/site/parts/fact-list";
import { LinkedText } from "@/components/site/parts/linked-text";
import type { Locale } from "@/lib/platform/i18n/locales";
import { currencyFor } from "@/lib/services/price";
import type { Landing } from "@/lib/site/landings";
import type { PriceRow } from "@/lib/site/price-list";

type Props = {
  readonly landing: Landing;
  readonly rows: readonly PriceRow[];
  readonly tax: string;
  readonly locale: Locale;
  /** Whether the firm offers a service. */
  readonly hasPrices: boolean;
};

/** The prices of the services that this landing page offers. */
export function LandingCosts({ landing: { services }, rows, tax, locale, hasPrices }: Props) {
  const t = useTranslations("landing.costs");
  const tServices = useTranslations("services");
  const currency = currencyFor(locale);
  const facts = services.flatMap((slug) => {
    const row = rows.find((each) => each.slug === slug);
    const price = row?.prices[currency].initial?.text;
    return row && price
      ? [{ term: row.name, value: `${price}, ${row.duration}${row.isOpenToNewClients ? "" : ` (${t("closed")})`}` }]
      : [];
  });
  return (
    <section className="section" id="fees">
      <div className="wrap golden">
        <div className="stack">
          <h2>{t("title")}</h2>
          <p>{t("text")}</p>
          {hasPrices && (
            <p>
              <LinkedText>{t("all")}</LinkedText>
            </p>
          )}
        </div>
        <div className="service-cost">
          {facts.length > 0 ? (
            <FactList facts={facts} />
          ) : (
            <p>{tServices(hasPrices ? "pricing.unavailable" : "pricing.notYet")}</p>
          )}
          {facts.length > 0 && <p className="t16 soft">{tax}</p>}
        </div>
      </div>
    </section>
  );
}
