import { useTranslations } from "next-intl";

import { textFact } from "@/components/site/parts/claim-facts";
import { Radio } from "@/components/ui/check";
import type { ShownClaim } from "@/lib/firm/claims/claim";
import { soldCurrencies } from "@/lib/firm/sold-currencies";
import type { Currency } from "@/lib/platform/money/money";
import type { PriceRow } from "@/lib/site/price-list";

import { Amounts } from "./amounts";
import { CurrencyChoice } from "./currency-choice";

export type PricingTableProps = {
  rows: readonly PriceRow[];
  /** Whether the firm offers a service. If it does and `rows` is empty, the price list could not be read. */
  hasPrices: boolean;
  /** The currency that is selected until the visitor chooses another currency. */
  currency: Currency;
  /** The notes about the tax that the prices include and about what a price pays for. */
  tax: string;
  /** The claim about a success fee, if it may be shown. */
  successFee: ShownClaim | undefined;
};

/**
 * The price list. The page contains the prices in every currency, and the stylesheet hides those that are not in the
 * chosen currency. The choice therefore works without JavaScript. If the table is narrow, CSS stacks the cells. In some
 * browsers, this removes the table semantics, and the `role` attributes restore them.
 */
export function PricingTable({ rows, hasPrices, currency, tax, successFee }: PricingTableProps) {
  const t = useTranslations("services");
  if (rows.length === 0) return <p>{t(hasPrices ? "pricing.unavailable" : "pricing.notYet")}</p>;
  return (
    <div className="prices">
      <CurrencyChoice legend={t("pricing.currency")}>
        {soldCurrencies().map((each) => (
          <Radio
            key={each}
            id={`currency-${each}`}
            name="currency"
            value={each}
            label={t(`pricing.currencies.${each}`)}
            defaultChecked={each === currency}
          />
        ))}
      </CurrencyChoice>
      <table className="price-table" role="table">
        <caption className="vh">{t("pricing.title")}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {(["service", "first", "followUp", "duration"] as const).map((column) => (
              <th key={column} scope="col" role="columnheader">
                {t(`labels.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.slug} role="row">
              <th scope="row" role="rowheader">
                {row.name}
                <span className="soft">{row.description}</span>
                {!row.isOpenToNewClients && <span className="soft">{t("pricing.closed")}</span>}
                {!row.isBookable && <span className="soft">{t("pricing.byPhone")}</span>}
              </th>
              <PriceCell label={t("labels.first")} row={row} which="initial" none={t("pricing.none")} />
              <PriceCell label={t("labels.followUp")} row={row} which="followUp" none={t("pricing.none")} />
              <td role="cell" className="num">
                <Label>{t("labels.duration")}</Label>
                {row.duration}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t16 soft measure">
        {`${tax} ${t("pricing.note")}`}
        {successFee &&
          ` ${[textFact(successFee, "feeNote"), successFee.text, successFee.limits].filter(Boolean).join(". ")}`}
      </p>
    </div>
  );
}

type PriceCellProps = { label: string; row: PriceRow; which: "initial" | "followUp"; none: string };

function PriceCell({ label, row, which, none }: PriceCellProps) {
  return (
    <td role="cell" className="num">
      <Label>{label}</Label>
      <Amounts row={row} which={which} none={none} />
    </td>
  );
}

/**
 * Shows the column's name in the cell if the table is narrow, because the header row is not visible then. Screen
 * readers still read the header row, so this label is hidden from them.
 */
function Label({ children }: { children: string }) {
  return (
    <span className="cell-label" aria-hidden="true">
      {children}
    </span>
  );
}
