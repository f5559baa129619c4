import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { DueBadge } from "@/components/desk/record/due-badge";
import { Badge } from "@/components/ui/badge";
import type { DueDays } from "@/lib/platform/i18n/due-texts";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { ListedRequest } from "@/lib/rights/registers/types";

type Props = { readonly rows: readonly ListedRequest[]; readonly days: DueDays };

/**
 * A table of data requests. The column "state" shows the time until the deadline of an open request, and the outcome of
 * a closed request.
 */
export function DataRequestTable({ rows, days }: Props) {
  const t = useTranslations("dataRequests");
  const locale = useLocale();
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      keyOf={({ reference }) => reference}
      isWide
      columns={[
        {
          key: "person",
          title: t("columns.person"),
          cell: ({ name, reference }) => (
            <>
              <Link className="name" href={`/dashboard/data-requests/${reference}`}>
                {name}
              </Link>
              <span className="sub">{reference}</span>
            </>
          ),
        },
        { key: "kind", title: t("columns.kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
        { key: "law", title: t("columns.law"), place: "hide", cell: ({ law }) => t(`laws.${law}`) },
        {
          key: "due",
          title: t("columns.due"),
          isLabelled: true,
          cell: ({ dueOn }) => formatCalendarDay(dueOn, locale),
        },
        {
          key: "state",
          title: t("columns.state"),
          place: "side",
          cell: ({ state, dueOn }) =>
            state === "open" ? (
              <DueBadge dueOn={dueOn} days={days} />
            ) : (
              <Badge tone={state === "answered" ? "ok" : "plain"}>{t(`states.${state}`)}</Badge>
            ),
        },
      ]}
    />
  );
}
