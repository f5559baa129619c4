import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import type { ConversionSummary } from "@/lib/ads/listed";
import { conversionActions } from "@/lib/firm/ad-conversions";
import { formatMoney } from "@/lib/platform/money/money";

type Props = Pick<ConversionSummary, "counts" | "terms">;

/** How many conversions of each kind are ready or held back, and why. */
export function ConversionTable({ counts, terms }: Props) {
  const t = useTranslations("adsLeads.conversions");
  const locale = useLocale();
  const rows = conversionActions.map((action) => {
    const own = counts.filter((each) => each.action === action);
    const held = own.filter(({ view }) => view === "held");
    return {
      action,
      ready: own.find(({ view }) => view === "ready")?.count ?? 0,
      held: held.reduce((sum, { count }) => sum + count, 0),
      why: held.flatMap(({ reason, count }) => (reason ? [t(`counts.${reason}`, { count })] : [])),
    };
  });
  return (
    <DataTable
      caption={t("caption")}
      rows={rows}
      keyOf={({ action }) => action}
      isSideBySide
      columns={[
        { key: "conversion", title: t("columns.conversion"), cell: ({ action }) => t(`actions.${action}`) },
        { key: "ready", title: t("columns.ready"), isNumeric: true, isLabelled: true, cell: ({ ready }) => ready },
        { key: "held", title: t("columns.held"), isNumeric: true, isLabelled: true, cell: ({ held }) => held },
        {
          key: "why",
          title: t("columns.why"),
          place: "line",
          isLabelled: true,
          cell: ({ why }) => (why.length > 0 ? why.join(", ") : <span className="mute">{t("none")}</span>),
        },
        {
          key: "value",
          title: t("columns.value"),
          isNumeric: true,
          isLabelled: true,
          cell: ({ action }) => (terms ? formatMoney(terms[action].minor, terms.currency, locale) : "–"),
        },
      ]}
    />
  );
}
