import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { loadFile } from "@/lib/clients/loaders";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

import NoPermission from "../../forbidden";
import { FileBody } from "./file-body";
import { ReasonGate } from "../../reason-gate";

type Props = PageProps<"/[locale]/dashboard/clients/[id]">;

/** The title does not name the client, because others can see a window's title, and the browser's history stores it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("clients");
  return { title: t("file") };
}

/** Shows one client's file. A staff member can open the file of a colleague's client only after giving a reason. */
export default async function ClientPage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/clients/${id}`);
  if (!(await admitStaff(dashboardRoutes["/dashboard/clients/{id}"].needs, path))) return <NoPermission />;
  const now = Date.now();
  const { done, edit, upload, merge, log } = await searchParams;
  const file = await loadFile(locale, { id, logBefore: log }, now);
  if (!file) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  if (file.state === "merged") redirect(localizedPath(locale, `/dashboard/clients/${file.id}`));
  if (file.state === "open") {
    return (
      <>
        <RefreshOnChange kinds={["client"]} id={id} />
        <FileBody locale={locale} file={file} done={done} edit={edit} upload={upload} now={now} />
      </>
    );
  }
  return (
    <ReasonGate locale={locale} clientId={id} back={typeof merge === "string" ? merge : `/dashboard/clients/${id}`} />
  );
}
