import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { filterAddress } from "@/lib/audit/audit-filter";
import type { AuditFilter } from "@/lib/audit/audit-filter";
import type { EntryView } from "@/lib/audit/entry-view";
import type { OpenedEntry } from "@/lib/audit/shown";
import { Link } from "@/lib/platform/i18n/navigation";
import { pageAddress } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";

import { EntryDetail } from "./entry-detail";

type Props = {
  readonly rows: readonly EntryView[];
  readonly opened: OpenedEntry | undefined;
  /** The city of the office, whose times are shown. */
  readonly city: string;
  readonly filter: AuditFilter;
  readonly cursor: Cursor | undefined;
};

/** The entries in words. The open one shows its fields, its seals and everything else about its record. */
export function AuditTable({ rows, opened, city, filter, cursor }: Props) {
  const t = useTranslations("audit");
  const number = (id: string) => t("number", { id: Number(id) });
  const address = (entry?: string) =>
    pageAddress(`/dashboard/audit${filterAddress(filter, entry === undefined ? {} : { entry })}`, cursor);
  const isOpen = ({ id }: EntryView) => id === opened?.view.id;
  return (
    <DataTable
      caption={t("caption")}
      rows={rows}
      keyOf={({ id }) => id}
      isChosen={isOpen}
      detailOf={(row) => (opened && isOpen(row) ? <EntryDetail entry={opened} /> : undefined)}
      columns={[
        {
          key: "time",
          title: city,
          isUnbroken: true,
          cell: ({ time, day }) => (
            <>
              {time}
              <span className="sub">{day}</span>
            </>
          ),
        },
        { key: "who", title: t("columns.who"), cell: ({ who }) => who },
        {
          key: "what",
          title: t("columns.what"),
          cell: (row) => (
            <span id={`entry-${row.id}`}>
              <Link
                className="name"
                href={isOpen(row) ? address() : `${address(row.id)}#entry-${row.id}`}
                aria-expanded={isOpen(row)}
                scroll={false}
              >
                {row.what}
              </Link>
              {row.sub && <span className="sub">{row.sub}</span>}
            </span>
          ),
        },
        { key: "on", title: t("columns.on"), cell: ({ on }) => <RecordName on={on} /> },
        {
          key: "entry",
          title: t("columns.entry"),
          place: "side",
          isNumeric: true,
          cell: ({ id }) => <span className="mute">{number(id)}</span>,
        },
      ]}
    />
  );
}

function RecordName({ on: { label, href, isGone } }: Pick<EntryView, "on">) {
  if (href)
    return (
      <Link className="entry-record" href={href}>
        {label}
      </Link>
    );
  return <span className={isGone ? "mute" : undefined}>{label}</span>;
}
