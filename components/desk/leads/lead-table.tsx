import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { WaitingTime } from "@/components/desk/record/waiting-time";
import { Badge } from "@/components/ui/badge";
import type { LeadRow } from "@/lib/inquiry/lead-board/lead-row";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { readonly rows: readonly LeadRow[]; readonly now: number; readonly promisedMs: number };

/** The leads from ads as a table. */
export function LeadTable({ rows, now, promisedMs }: Props) {
  const t = useTranslations("adsLeads");
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      keyOf={({ reference }) => reference}
      isWide
      columns={[
        {
          key: "name",
          title: t("list.name"),
          cell: ({ reference, name, line }) => (
            <>
              <Link href={`/dashboard/inbox/${reference}`}>{name}</Link>
              <span className="sub">{line}</span>
            </>
          ),
        },
        {
          key: "stage",
          title: t("list.stage"),
          place: "side",
          cell: ({ stage, reason, knownAs }) => (
            <>
              {t(`stages.${stage}`)}
              {reason && <span className="sub">{reason}</span>}
              {knownAs && (
                <span className="sub">
                  <Badge tone="info">{t(`known.${knownAs}`)}</Badge>
                </span>
              )}
            </>
          ),
        },
        {
          key: "reply",
          title: t("list.reply"),
          isUnbroken: true,
          cell: ({ clock: { since, until } }) => (
            <WaitingTime
              since={since}
              until={until ?? now}
              promisedMs={promisedMs}
              isOver={until !== undefined}
              isSmall
            />
          ),
        },
        { key: "owner", title: t("list.owner"), cell: ({ owner }) => owner },
        {
          key: "arrived",
          title: t("list.arrived"),
          isUnbroken: true,
          cell: ({ arrived, campaign }) => (
            <>
              {arrived}
              {campaign && <span className="sub">{campaign}</span>}
            </>
          ),
        },
      ]}
    />
  );
}
