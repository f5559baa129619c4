import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/dashboard/data-table";
import { Badge } from "@/components/ui/badge";
import { formatDayShort, formatTime } from "@/lib/platform/time/format";

export type DocumentRow = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: "held" | "clean" | "refused";
  readonly uploaderName: string | undefined;
  readonly createdAt: Date;
};

const looks = {
  held: { tone: "warn", icon: "clock" },
  clean: { tone: "ok", icon: "check" },
  refused: { tone: "bad", icon: "alert" },
} as const;

/** The documents in a client's file. Only one that was scanned, or that needs no scan, can be downloaded. */
export function DocumentsTable({ rows, zone }: { readonly rows: readonly DocumentRow[]; readonly zone: string }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const reader = { locale, zone };
  const number = (unit: string) => new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 });
  const size = (bytes: number) =>
    bytes < 1_000_000
      ? number("kilobyte").format(Math.max(1, Math.round(bytes / 1_000)))
      : number("megabyte").format(bytes / 1_000_000);
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "name",
          title: t("columns.name"),
          cell: ({ id, name, state, bytes }) => (
            <>
              {state === "clean" ? (
                <a className="name" href={`/api/staff/documents?id=${id}`} download>
                  {name}
                </a>
              ) : (
                <span className="name">{name}</span>
              )}
              <span className="sub">{size(bytes)}</span>
            </>
          ),
        },
        {
          key: "by",
          title: t("columns.by"),
          cell: ({ uploaderName }) => uploaderName ?? t("client"),
        },
        {
          key: "at",
          title: t("columns.at"),
          isUnbroken: true,
          cell: ({ createdAt }) =>
            `${formatDayShort(createdAt.getTime(), reader)}, ${formatTime(createdAt.getTime(), reader)}`,
        },
        {
          key: "state",
          title: t("columns.state"),
          place: "side",
          cell: ({ state }) => (
            <Badge tone={looks[state].tone} icon={looks[state].icon}>
              {t(`states.${state}`)}
            </Badge>
          ),
        },
      ]}
    />
  );
}
