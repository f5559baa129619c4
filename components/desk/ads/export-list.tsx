import { useLocale, useTranslations } from "next-intl";
import { z } from "zod";

import { DataTable } from "@/components/desk/list/data-table";
import { Nothing } from "@/components/desk/list/nothing";
import { CsvLink } from "@/components/desk/list/staff-list";
import { Section } from "@/components/desk/record/section";
import type { ListedExport } from "@/lib/ads/listed";
import { formatMomentShort } from "@/lib/platform/time/format";

type Props = { readonly exports: readonly ListedExport[]; readonly zone: string };

const answerSchema = z.object({
  code: z.string().optional(),
  errors: z.record(z.string(), z.number()).optional(),
});

/** The latest exports: files with their links, and requests with Google's answer. */
export function ExportList({ exports, zone }: Props) {
  const t = useTranslations("adsLeads.conversions.page.exports");
  const locale = useLocale();
  const answerOf = ({ answer }: ListedExport) => {
    const { code, errors = {} } = answerSchema.catch({}).parse(answer);
    return [
      ...(code ? [code] : []),
      ...Object.entries(errors).map(([name, count]) => t("errors", { code: name, count })),
    ];
  };
  return (
    <Section id="exports" title={t("title")} isRuled>
      {exports.length === 0 ? (
        <Nothing title={t("empty")} />
      ) : (
        <div className="stack-13">
          <DataTable
            caption={t("caption")}
            rows={exports}
            keyOf={({ id }) => id}
            isWide
            columns={[
              {
                key: "made",
                title: t("columns.made"),
                cell: ({ madeAt, kind }) => (
                  <>
                    {formatMomentShort(madeAt.getTime(), { locale, zone })}
                    <span className="sub">{t(`kinds.${kind as "csv"}`)}</span>
                  </>
                ),
              },
              { key: "by", title: t("columns.by"), place: "side", cell: ({ by }) => by ?? t("server") },
              {
                key: "rows",
                title: t("columns.rows"),
                isNumeric: true,
                isLabelled: true,
                cell: ({ rows }) => rows,
              },
              {
                key: "state",
                title: t("columns.state"),
                cell: (row) => (
                  <>
                    {t(`states.${row.state as "made"}`)}
                    {answerOf(row).map((line) => (
                      <span key={line} className="sub">
                        {line}
                      </span>
                    ))}
                  </>
                ),
              },
              {
                key: "files",
                title: t("columns.files"),
                place: "row",
                cell: ({ id, kind, files }) =>
                  kind === "csv" &&
                  files.map((file) => (
                    <CsvLink
                      key={file}
                      href={`/api/staff/conversions?export=${id}&file=${file}`}
                      label={t(`files.${file}`)}
                    />
                  )),
              },
            ]}
          />
          <p className="mute">{t("again")}</p>
        </div>
      )}
    </Section>
  );
}
