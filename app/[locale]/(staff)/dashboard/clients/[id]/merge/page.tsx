import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { StaffNotFound } from "@/components/desk/record/not-found";
import { PageHeader } from "@/components/desk/record/page-header";
import { ButtonLink } from "@/components/ui/button";
import { loadMerge } from "@/lib/clients/loaders";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import { loadClientIds } from "@/lib/search/loaders";

import NoPermission from "../../../forbidden";
import { ChooseFile } from "./choose-file";
import { MergeBody } from "./merge-body";

type Props = PageProps<"/[locale]/dashboard/clients/[id]/merge">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("clients");
  return { title: t("merge.title") };
}

/**
 * Compares two client files that may belong to the same person. The path names the file to keep, and the query
 * parameter `with` names the file to merge into it. Without `with`, staff first choose the file to merge.
 */
export default async function MergePage({ params, searchParams }: Props) {
  const { locale, id } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, `/dashboard/clients/${id}/merge`);
  if (!(await admitStaff(dashboardRoutes["/dashboard/clients/{id}/merge"].needs, path))) return <NoPermission />;
  const { with: other, q } = await searchParams;
  const typed = typeof q === "string" ? q.trim().slice(0, 200) : "";
  const found = typed === "" ? undefined : await loadClientIds(locale, typed);
  const page = await loadMerge(locale, { id, other, foundIds: found?.ids }, Date.now());
  if (!page) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  if (page.state === "merged") redirect(localizedPath(locale, `/dashboard/clients/${page.id}`));
  if (page.state === "open") return <MergeBody locale={locale} page={page} />;
  if (page.state === "choose")
    return <ChooseFile path={path} typed={typed} clientId={id} rows={page.rows} similarIds={found?.similarIds ?? []} />;
  const t = await getTranslations("clients");
  const back = `/dashboard/clients/${id}/merge?with=${typeof other === "string" ? other : ""}`;
  return (
    <>
      <PageHeader
        title={t("merge.title")}
        note={t("merge.needsReason")}
        crumbs={{ href: "/dashboard/clients", list: t("title"), current: t("merge.title") }}
      />
      <p>
        <ButtonLink variant="secondary" href={`/dashboard/clients/${page.id}?${new URLSearchParams({ merge: back })}`}>
          {t("merge.openFile")}
        </ButtonLink>
      </p>
    </>
  );
}
