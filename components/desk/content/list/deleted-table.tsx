import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import { undeleteText } from "@/lib/content/actions/list";
import { restorableUntil } from "@/lib/content/list/deleted-text";
import type { DeletedText } from "@/lib/content/list/deleted-text";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatDay, formatMomentShort } from "@/lib/platform/time/format";

type Props = { readonly rows: readonly DeletedText[]; readonly mayChange: boolean; readonly zone: string };

/** The deleted texts of all kinds. Each can be restored for 30 days. */
export function DeletedTable({ rows, mayChange, zone }: Props) {
  const t = useTranslations("staffContent.deleted");
  const reader = { locale: useLocale(), zone };
  return (
    <DataTable
      caption={t("caption")}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "title",
          title: t("title"),
          cell: ({ id, kind, key, title }) => (
            <>
              <Link className="name" href={`/dashboard/content/history/${id}`}>
                {title ?? key}
              </Link>
              <span className="sub">{t(`kinds.${kind}`)}</span>
            </>
          ),
        },
        {
          key: "deleted",
          title: t("deleted"),
          isLabelled: true,
          cell: ({ deletedAt, by }) => (
            <>
              {formatMomentShort(deletedAt.getTime(), reader)}
              {by && <span className="sub">{by}</span>}
            </>
          ),
        },
        {
          key: "until",
          title: t("until"),
          isLabelled: true,
          cell: ({ deletedAt }) => formatDay(restorableUntil(deletedAt.getTime()), reader),
        },
        ...(mayChange
          ? [
              {
                key: "restore",
                title: t("restore"),
                place: "side" as const,
                cell: ({ id, key, version, title }: DeletedText) => (
                  <StaffForm
                    action={undeleteText}
                    values={{ id, version: String(version), to: "content" }}
                    submit={t("restore")}
                    name={t("restoreOne", { title: title ?? key })}
                    variant="secondary"
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
