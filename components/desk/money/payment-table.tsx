import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { Column } from "@/components/desk/list/data-table";
import type { ListedAccount } from "@/lib/money/desk/account-view";
import { moneyOf } from "@/lib/money/account/payment-texts";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDay } from "@/lib/platform/time/format";

import { PaymentBadge } from "./payment-badge";

/** Lists bookings with their invoiced, received, refunded and owed amounts. */
export function PaymentTable({ rows, title }: { readonly rows: readonly ListedAccount[]; readonly title: string }) {
  const t = useTranslations("billing.columns");
  const locale = useLocale();
  const refunded: Column<ListedAccount> = {
    key: "refunded",
    title: t("refunded"),
    isNumeric: true,
    isLabelled: true,
    cell: (row) => moneyOf(row.refundedMinor, row, locale),
  };
  return (
    <DataTable
      caption={title}
      rows={rows}
      keyOf={({ reference }) => reference}
      isWide
      columns={[
        {
          key: "client",
          title: t("client"),
          cell: ({ name, reference }) => (
            <>
              <Link className="name" href={`/dashboard/payments/${reference}`}>
                {name ?? reference}
              </Link>
              {name && <span className="sub">{reference}</span>}
            </>
          ),
        },
        {
          key: "due",
          title: t("due"),
          isLabelled: true,
          cell: ({ dueOn }) => dueOn && formatCalendarDay(dueOn, locale),
        },
        {
          key: "invoiced",
          title: t("invoiced"),
          isNumeric: true,
          isLabelled: true,
          // A booking may have a payment but no invoice, for example if it was cancelled before the payment arrived.
          cell: (row) =>
            row.invoicedMinor === 0 ? t("none") : moneyOf(row.invoicedMinor - row.creditedMinor, row, locale),
        },
        {
          key: "received",
          title: t("received"),
          isNumeric: true,
          isLabelled: true,
          cell: (row) => moneyOf(row.receivedMinor, row, locale),
        },
        ...(rows.some(({ refundedMinor }) => refundedMinor > 0) ? [refunded] : []),
        {
          key: "owed",
          title: t("owed"),
          isNumeric: true,
          isLabelled: true,
          cell: (row) => moneyOf(row.owedMinor, row, locale),
        },
        { key: "state", title: t("state"), place: "side", cell: ({ state }) => <PaymentBadge state={state} /> },
      ]}
    />
  );
}
