import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { DataTable } from "@/components/desk/list/data-table";
import type { Column } from "@/components/desk/list/data-table";
import type { HeldRow } from "@/lib/inquiry/inbox/held-row";
import type { InboxView } from "@/lib/inquiry/inbox/view";
import { Link } from "@/lib/platform/i18n/navigation";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = {
  readonly rows: readonly HeldRow[];
  readonly view: InboxView;
  /** Undefined for staff who may not change items. */
  readonly actions?: { readonly release: FormAction; readonly keepOut: FormAction } | undefined;
};

/** Lists items that staff do not answer: items held for review, items kept out of the inbox, or test leads. */
export function HeldTable({ rows, view, actions }: Props) {
  const t = useTranslations("inbox");
  const name: Column<HeldRow> = {
    key: "name",
    title: t("held.name"),
    cell: (row) => (
      <>
        <Link className="name" href={`/dashboard/inbox/${row.reference}?view=${view}`}>
          {row.name}
        </Link>
        <span className="sub num">{row.reference}</span>
      </>
    ),
  };
  const kind: Column<HeldRow> = { key: "kind", title: t("held.kind"), cell: (row) => t(`kinds.${row.kind}`) };
  const came: Column<HeldRow> = { key: "came", title: t("held.came"), isUnbroken: true, cell: ({ time }) => time };
  if (view === "tests") {
    const source: Column<HeldRow> = {
      key: "source",
      title: t("held.source"),
      cell: (row) => (
        <>
          {row.source} {row.externalId && <span className="sub num">{row.externalId}</span>}
        </>
      ),
    };
    return <DataTable caption={t("views.tests")} rows={rows} keyOf={keyOf} columns={[name, source, came]} />;
  }
  const reasons: Column<HeldRow> = { key: "reasons", title: t("held.reasons"), cell: (row) => row.reasons };
  const todo: Column<HeldRow> = {
    key: "todo",
    title: t("held.todo"),
    cell: (row) => actions && <Decision row={row} actions={actions} isKeptOut={view === "kept-out"} />,
  };
  const columns = [name, kind, reasons, came, ...(actions ? [todo] : [])];
  return <DataTable caption={t(`views.${view}`)} rows={rows} keyOf={keyOf} columns={columns} isWide />;
}

const keyOf = ({ reference }: HeldRow) => reference;

type DecisionProps = {
  readonly row: HeldRow;
  readonly actions: NonNullable<Props["actions"]>;
  readonly isKeptOut: boolean;
};

function Decision({ row: { reference, version, name }, actions, isKeptOut }: DecisionProps) {
  const t = useTranslations("inbox.acts");
  const form = { values: { reference, version: String(version) }, size: "sm" } as const;
  const named = (label: string) => `${label} ${name}`;
  return (
    <div className="page-actions">
      <StaffForm {...form} action={actions.release} submit={t("release")} name={named(t("release"))} />
      {!isKeptOut && (
        <StaffForm {...form} action={actions.keepOut} submit={t("keepOut")} name={named(t("keepOut"))} variant="link" />
      )}
    </div>
  );
}
