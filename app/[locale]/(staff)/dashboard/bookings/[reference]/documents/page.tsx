import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { Section } from "@/components/desk/record/section";
import { DocumentsTable, RemovalNotice } from "@/components/desk/documents/documents-table";
import { UploadForm } from "@/components/forms/upload-form";
import { ClientMessages } from "@/components/layout/client-messages";
import { removeClientDocument } from "@/lib/documents/actions";
import { acceptedEndings } from "@/lib/documents/file-kind";
import { loadDocuments } from "@/lib/documents/loaders";
import { readUploadResult } from "@/lib/documents/schema";
import { firm } from "@/lib/firm/settings-snapshot";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";

import { ReasonGate } from "../../../reason-gate";
import { staffPage } from "../../../staff-page";

/** The documents of a booking's client, with the form to add one. */
const { generateMetadata, Page } = staffPage("/dashboard/bookings/{reference}/documents", {
  title: "documents.title",
  query: z.object({ upload: z.string().optional(), done: z.string().optional() }),
  async render({ locale, params: { reference }, query: { upload, done }, staff, now }) {
    const loaded = await loadDocuments(staff, reference, now);
    if (!loaded) return undefined;
    const t = await getTranslations("documents");
    const header = (
      <PageHeader
        title={t("title")}
        note={t("note")}
        crumbs={{ href: `/dashboard/bookings/${reference}`, list: reference, current: t("title") }}
      />
    );
    if (loaded.state === "needs-reason")
      return (
        <ReasonGate
          staff={staff}
          locale={locale}
          clientId={loaded.clientId}
          back={`/dashboard/bookings/${reference}/documents`}
        />
      );
    return (
      <>
        {header}
        <div className="stack-34">
          <RemovalNotice done={done} />
          {loaded.documents.length === 0 ? (
            <Nothing title={t("empty")} text={t("emptyText")} />
          ) : (
            <DocumentsTable
              rows={loaded.documents}
              zone={firm().zone}
              remove={loaded.canUpload ? { action: removeClientDocument, values: { reference } } : undefined}
            />
          )}
          {loaded.canUpload && (
            <Section id="add" title={t("add")}>
              <ClientMessages namespaces={["documents"]}>
                <UploadForm
                  action="/api/staff/documents"
                  values={{ reference }}
                  endings={acceptedEndings}
                  maxBytes={maxDocumentBytes}
                  result={readUploadResult(upload)}
                />
              </ClientMessages>
            </Section>
          )}
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
