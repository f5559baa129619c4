import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { moneyOf } from "@/lib/money/account/payment-texts";

type Total = {
  readonly currency: string;
  readonly invoicedMinor: number;
  readonly receivedMinor: number;
  readonly refundedMinor: number;
  readonly owedMinor: number;
};

/**
 * The totals of the payment list. There is one line for each currency, because amounts in different currencies cannot
 * be added.
 */
export function CurrencyTotals({ totals }: { readonly totals: readonly Total[] }) {
  const t = useTranslations("billing");
  const locale = useLocale();
  const column = (key: "invoiced" | "received" | "refunded" | "owed") => ({
    key,
    title: t(`totals.${key}`),
    isNumeric: true,
    isLabelled: true,
    cell: (total: Total) => moneyOf(total[`${key}Minor`], total, locale),
  });
  return (
    <DataTable
      caption={t("totals.title")}
      rows={totals}
      keyOf={({ currency }) => currency}
      isSideBySide
      columns={[
        { key: "currency", title: t("totals.currency"), cell: ({ currency }) => currency },
        column("invoiced"),
        column("received"),
        column("refunded"),
        column("owed"),
      ]}
    />
  );
}
