import { soldCurrencies } from "@/lib/firm/sold-currencies";
import type { PriceRow } from "@/lib/site/price-list";

type Props = {
  readonly row: PriceRow;
  readonly which: "initial" | "followUp";
  /** The text for a currency in which the service does not have this price. */
  readonly none: string;
};

/**
 * One price in every currency. The stylesheet shows only the amount in the currency that is chosen at the price table.
 */
export function Amounts({ row, which, none }: Props) {
  return soldCurrencies().map((currency) => (
    <span key={currency} className="amount" data-currency={currency}>
      {row.prices[currency][which]?.text ?? none}
    </span>
  ));
}
