import { currencies } from "@/lib/platform/money/money";

import type { PriceRow } from "./price-book";

type Props = {
  readonly row: PriceRow;
  readonly which: "initial" | "followUp";
  /** Where there is no such price. */ readonly none: string;
};

/** One price in every currency: the style sheet shows the one that is chosen at the price table. */
export function Amounts({ row, which, none }: Props) {
  return currencies.map((currency) => (
    <span key={currency} className="amount" data-currency={currency}>
      {row.prices[currency][which]?.text ?? none}
    </span>
  ));
}
