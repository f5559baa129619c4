import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { ListedConversion, ListedExport } from "@/lib/ads/listed";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatMoment, formatMomentShort } from "@/lib/platform/time/format";

type Props = {
  readonly rows: readonly ListedConversion[];
  readonly exports: readonly ListedExport[];
  readonly zone: string;
};

/** Conversions, each with its lead or booking, its time, and why it is held back or in which export it is. */
export function ConversionList({ rows, exports, zone }: Props) {
  const t = useTranslations("adsLeads.conversions");
  const locale = useLocale();
  const clock = { locale, zone };
  const exportedAs = ({ exportId, refusedAs }: ListedConversion) => {
    if (refusedAs) return t("page.refusedAs", { code: refusedAs });
    const made = exports.find(({ id }) => id === exportId);
    if (!made) return t("page.views.exported");
    const at = formatMomentShort(made.madeAt.getTime(), clock);
    return made.by ? t("page.handedOut", { at, name: made.by }) : t("page.byServer", { at });
  };
  return (
    <DataTable
      caption={t("page.title")}
      rows={rows}
      keyOf={({ reference, action }) => `${reference} ${action}`}
      isWide
      columns={[
        {
          key: "lead",
          title: t("page.columns.lead"),
          isUnbroken: true,
          cell: ({ reference, source }) => (
            <Link href={`/dashboard/${source === "lead" ? "inbox" : "bookings"}/${reference}`}>{reference}</Link>
          ),
        },
        {
          key: "conversion",
          title: t("page.columns.conversion"),
          place: "side",
          cell: ({ action }) => t(`actions.${action}`),
        },
        {
          key: "time",
          title: t("page.columns.time"),
          cell: ({ happenedAt }) => formatMoment(happenedAt.getTime(), clock),
        },
        {
          key: "state",
          title: t("page.columns.state"),
          place: "row",
          cell: (row) =>
            row.exportId ? exportedAs(row) : row.heldBecause ? t(`page.reasons.${row.heldBecause}`) : t("page.ready"),
        },
      ]}
    />
  );
}
