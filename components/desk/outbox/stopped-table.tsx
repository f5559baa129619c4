import { useLocale, useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import type { Column } from "@/components/desk/list/data-table";
import type { SuppressedRow } from "@/lib/outbox/rows";
import { allowReasons } from "@/lib/outbox/schema";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Cursor } from "@/lib/platform/list/list-page";
import { formatDay } from "@/lib/platform/time/format";

type Props = {
  readonly rows: readonly SuppressedRow[];
  readonly cursor: Cursor | undefined;
  readonly zone: string;
  /** The action that allows emails to an address again. Undefined for staff who may not change the list. */
  readonly allow?: FormAction | undefined;
};

/** The email addresses that get no emails. Staff who may change the list can allow emails to an address again. */
export function StoppedTable({ rows, cursor, zone, allow }: Props) {
  const t = useTranslations("outbox");
  const locale = useLocale();
  const columns: readonly Column<SuppressedRow>[] = [
    { key: "address", title: t("columns.address"), cell: ({ address }) => <b className="name">{address}</b> },
    {
      key: "reason",
      title: t("columns.reason"),
      cell: ({ reason }) => t(`reasons.${reason === "complaint" ? "complaint" : "hard-bounce"}`),
    },
    {
      key: "since",
      title: t("columns.since"),
      isUnbroken: true,
      isLabelled: true,
      cell: ({ suppressedAt }) => formatDay(suppressedAt.getTime(), { locale, zone }),
    },
  ];
  const action: Column<SuppressedRow> = {
    key: "action",
    title: t("columns.action"),
    cell: ({ id }) =>
      allow && (
        <StaffForm
          action={allow}
          values={{ id, ...(cursor ? { [cursor.direction]: cursor.place } : {}) }}
          isInLine
          size="sm"
          submit={t("allow.button")}
          texts={{ saving: t("allow.saving") }}
          fields={[
            {
              name: "reason",
              kind: "choice",
              label: t("allow.reason"),
              hasHiddenLabel: true,
              choose: t("allow.choose"),
              options: allowReasons.map((reason) => ({ value: reason, label: t(`allow.${reason}`) })),
            },
          ]}
        />
      ),
  };
  return (
    <DataTable
      caption={t("views.stopped")}
      columns={allow ? [...columns, action] : columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
