import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { DueBadge } from "@/components/desk/record/due-badge";
import { Badge } from "@/components/ui/badge";
import type { DueDays } from "@/lib/platform/i18n/due-texts";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatCalendarDay } from "@/lib/platform/time/format";
import type { ListedComplaint } from "@/lib/rights/registers/types";

type Props = { readonly rows: readonly ListedComplaint[]; readonly days: DueDays };

/**
 * A table of complaints. Each row shows the deadline of the next step, or the outcome if the complaint has been
 * answered. The row of a complaint that was entered by mistake shows neither.
 */
export function ComplaintTable({ rows, days }: Props) {
  const t = useTranslations("complaints");
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
              <Link className="name" href={`/dashboard/complaints/${reference}`}>
                {name}
              </Link>
              <span className="sub">{reference}</span>
            </>
          ),
        },
        { key: "state", title: t("columns.state"), cell: ({ state }) => t(`states.${state}`) },
        {
          key: "handler",
          title: t("columns.handler"),
          place: "hide",
          cell: ({ handler }) => handler ?? t("noHandler"),
        },
        {
          key: "due",
          title: t("columns.due"),
          isLabelled: true,
          cell: ({ state, acknowledgeBy, answerBy }) =>
            state === "answered"
              ? t("toClose")
              : state === "closed" || state === "mistaken"
                ? t("noDeadline")
                : state === "received"
                  ? t("acknowledgeBy", { day: formatCalendarDay(acknowledgeBy, locale) })
                  : t("answerBy", { day: formatCalendarDay(answerBy, locale) }),
        },
        {
          key: "time",
          title: t("columns.time"),
          place: "side",
          cell: ({ state, outcome, acknowledgeBy, answerBy }) =>
            state === "mistaken" ? (
              <Badge tone="plain">{t("states.mistaken")}</Badge>
            ) : outcome ? (
              <Badge tone="plain">{t(`outcomes.${outcome}`)}</Badge>
            ) : (
              <DueBadge dueOn={state === "received" ? acknowledgeBy : answerBy} days={days} />
            ),
        },
      ]}
    />
  );
}
