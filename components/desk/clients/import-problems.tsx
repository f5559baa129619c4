import { useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { Alert } from "@/components/ui/alert";

type Problem = {
  readonly index: number;
  readonly line: number;
  readonly column?: string;
  readonly text: string;
};

type Props = {
  /** The address of all problems as a file. */
  readonly downloadHref: string;
  readonly count: number;
  /** The first problems. */
  readonly rows: readonly Problem[];
};

/** The problems that prevent the import of a file, by line. */
export function ImportProblems({ downloadHref, count, rows }: Props) {
  const t = useTranslations("imports.found");
  return (
    <>
      <Alert tone="warn" title={t("title", { count })}>
        {t("text")}
      </Alert>
      <p>
        {count > rows.length && <span className="mute">{t("first", { shown: rows.length })} </span>}
        <a href={downloadHref} download>
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
