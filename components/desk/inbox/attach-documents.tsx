import { useTranslations } from "next-intl";

import { ClientMessages } from "@/components/layout/client-messages";
import { acceptedEndings } from "@/lib/documents/file-kind";
import { Link } from "@/lib/platform/i18n/navigation";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";

import { AttachedFiles } from "./attached-files";
import type { AttachableRow } from "./attached-files";

export type AttachableDocuments = {
  readonly clientId: string;
  /** Undefined if the staff member must first give a reason for opening the client's file. */
  readonly rows?: readonly AttachableRow[] | undefined;
};

/** The client's documents, of which each one that is ticked is sent with the email. New ones can be added here. */
export function AttachDocuments({ documents: { clientId, rows } }: { readonly documents: AttachableDocuments }) {
  const t = useTranslations("clients.attach");
  return (
    <details className="opener">
      <summary>{t("title")}</summary>
      {rows === undefined ? (
        <div className="stack-13">
          <p className="mute">{t("reason")}</p>
          <p>
            <Link href={`/dashboard/clients/${clientId}#documents`}>{t("open")}</Link>
          </p>
        </div>
      ) : (
        <ClientMessages namespaces={["documents"]}>
          <AttachedFiles
            clientId={clientId}
            rows={rows}
            endings={acceptedEndings}
            maxBytes={maxDocumentBytes}
            texts={{
              choose: t("choose"),
              none: t("none"),
              upload: t("upload"),
              uploading: t("uploading"),
              added: t("added"),
              deleted: t("deleted"),
            }}
          />
        </ClientMessages>
      )}
    </details>
  );
}
