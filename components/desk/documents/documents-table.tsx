import { useLocale, useTranslations } from "next-intl";

import { DataTable } from "@/components/desk/list/data-table";
import { PageNotice } from "@/components/desk/record/page-notice";
import { StaffForm } from "@/components/desk/form/staff-form";
import { Badge } from "@/components/ui/badge";
import { fileSize } from "@/lib/documents/file-size";
import { removalCode, removalResults } from "@/lib/documents/schema";
import type { DocumentRefusal, DocumentWarning } from "@/lib/documents/schema";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { formatMoment } from "@/lib/platform/time/format";

export type DocumentRow = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: "held" | "clean" | "refused";
  readonly warnings: readonly DocumentWarning[];
  readonly refusedFor: DocumentRefusal | undefined;
  /** The time of the scan that released or refused the document. Undefined if nothing looked for malware. */
  readonly scannedAt: Date | undefined;
  readonly uploaderName: string | undefined;
  readonly createdAt: Date;
};

const looks = {
  held: { tone: "warn", icon: "clock" },
  clean: { tone: "ok", icon: "check" },
  refused: { tone: "bad", icon: "alert" },
  unscanned: { tone: "warn", icon: "alert" },
} as const;

/** A document is ready without a scan if no scanner is configured. Staff must know that nothing looked for malware. */
function lookOf({ state, scannedAt }: DocumentRow): keyof typeof looks {
  return state === "clean" && !scannedAt ? "unscanned" : state;
}

type Props = {
  readonly rows: readonly DocumentRow[];
  readonly zone: string;
  /**
   * The action that removes a document. Undefined for staff who may only read documents. `values` contains the client's
   * id or the booking's reference.
   */
  readonly remove?: { readonly action: FormAction; readonly values: Readonly<Record<string, string>> } | undefined;
};

/** Says whether a document was removed and, if not, why. `done` is a query parameter of the page. */
export function RemovalNotice({ done }: { readonly done: unknown }) {
  const t = useTranslations("documents.removal");
  const result = removalResults.find((each) => removalCode(each) === done);
  return (
    <PageNotice
      notice={result && { code: removalCode(result), message: t(result), tone: result === "removed" ? "ok" : "warn" }}
    />
  );
}

/**
 * The documents in a client's file. A document that waits for its virus scan or contains a virus has no download link.
 */
export function DocumentsTable({ rows, zone, remove }: Props) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const reader = { locale, zone };
  const moment = (at: Date) => formatMoment(at.getTime(), reader);
  return (
    <DataTable
      caption={t("title")}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: "name",
          title: t("columns.name"),
          cell: ({ id, name, state, warnings, refusedFor, bytes, createdAt, scannedAt, uploaderName }) => (
            <>
              {state === "clean" ? (
                <a className="name" href={`/api/staff/documents?id=${id}`} download>
                  {name}
                </a>
              ) : (
                <span className="name">{name}</span>
              )}
              <span className="sub">{fileSize(bytes, locale)}</span>
              {refusedFor ? (
                <span className="sub">
                  {t(`deleted.${refusedFor}`, {
                    at: moment(scannedAt ?? createdAt),
                    by: uploaderName === undefined ? "sender" : "staff",
                  })}
                </span>
              ) : (
                warnings.map((warning) => (
                  <Badge key={warning} tone="warn" icon="alert">
                    {t(`warnings.${warning}`)}
                  </Badge>
                ))
              )}
              {remove && (
                <StaffForm
                  action={remove.action}
                  values={{ ...remove.values, id }}
                  opener={t("remove.open")}
                  name={t("remove.named", { name, at: moment(createdAt) })}
                  submit={t("remove.submit")}
                  variant="danger"
                />
              )}
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
          cell: ({ createdAt }) => moment(createdAt),
        },
        {
          key: "state",
          title: t("columns.state"),
          place: "side",
          cell: (row) => (
            <Badge tone={looks[lookOf(row)].tone} icon={looks[lookOf(row)].icon}>
              {t(`states.${lookOf(row)}`)}
            </Badge>
          ),
        },
      ]}
    />
  );
}
