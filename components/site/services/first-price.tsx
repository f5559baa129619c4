import { useTranslations } from "next-intl";

import { soldCurrencies } from "@/lib/firm/sold-currencies";
import { lowestPriceIn } from "@/lib/site/price-list";
import type { PriceRow } from "@/lib/site/price-list";

type Props = { readonly rows: readonly PriceRow[]; readonly isFirstHourFree: boolean };

/**
 * Says that the first hour is free, and gives the lowest price of a paid first appointment. The HTML contains this
 * price in every currency. The stylesheet shows only the price in the chosen currency.
 */
export function FirstPrice({ rows, isFirstHourFree }: Props) {
  const t = useTranslations("services.firstPrice");
  if (!isFirstHourFree) return null;
  return (
    <span className="t16 soft">
      {t("free")}
      {soldCurrencies().map((currency) => {
        const price = lowestPriceIn(rows, currency);
        return price && <span key={currency} data-currency={currency}>{`, ${t("then", { price: price.text })}`}</span>;
      })}
    </span>
  );
}
