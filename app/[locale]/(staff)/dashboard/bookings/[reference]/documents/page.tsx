import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { StaffNotFound } from "@/components/desk/record/not-found";
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
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { maxDocumentBytes } from "@/lib/platform/request/request-body";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import { ReasonGate } from "../../../reason-gate";
import NoPermission from "../../../forbidden";

type Props = PageProps<"/[locale]/dashboard/bookings/[reference]/documents">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("documents");
  return { title: t("title") };
}

/** The documents of a booking's client, with the form to add one. */
export default async function DocumentsPage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const { needs } = dashboardRoutes["/dashboard/bookings/{reference}/documents"];
  const path = localizedPath(locale, `/dashboard/bookings/${reference}/documents`);
  if (!(await admitStaff(needs, path))) return <NoPermission />;
  const loaded = await loadDocuments(locale, reference, Date.now());
  if (!loaded) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const t = await getTranslations("documents");
  const { upload, done } = await searchParams;
  const header = (
    <PageHeader
      title={t("title")}
      note={t("note")}
      crumbs={{ href: `/dashboard/bookings/${reference}`, list: reference, current: t("title") }}
    />
  );
  if (loaded.state === "needs-reason")
    return (
      <ReasonGate locale={locale} clientId={loaded.clientId} back={`/dashboard/bookings/${reference}/documents`} />
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
}
