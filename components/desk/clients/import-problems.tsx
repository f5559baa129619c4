import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Alert } from "@/components/ui/alert";

type Problem = {
  readonly index: number;
  readonly line: number;
  readonly column?: string;
  readonly text: string;
};

type Props = {
  /** The id of the uploaded file, for the download of all problems. */
  readonly id: string;
  readonly count: number;
  /** The first problems. */
  readonly rows: readonly Problem[];
};

/** The problems that prevent the import of a file, by line. */
export function ImportProblems({ id, count, rows }: Props) {
  const t = useTranslations("imports.found");
  const locale = useLocale();
  return (
    <>
      <Alert tone="warn" title={t("title", { count })}>
        {t("text")}
      </Alert>
      <p>
        {count > rows.length && <span className="mute">{t("first", { shown: rows.length })} </span>}
        <a href={`/api/staff/imports?problems=${id}&locale=${locale}`} download>
          {t("download")}
        </a>
      </p>
      <DataTable
        caption={t("caption")}
        rows={rows}
        keyOf={({ index }) => String(index)}
        columns={[
          { key: "line", title: t("line"), cell: ({ line }) => t("lineOf", { line }), isUnbroken: true },
          { key: "column", title: t("column"), place: "side", cell: ({ column }) => column && <code>{column}</code> },
          { key: "problem", title: t("problem"), cell: ({ text }) => text },
        ]}
      />
    </>
  );
}
