import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/desk/record/page-header";
import { DataRequestForm } from "@/components/desk/rights/data-request-form";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { loadNewDataRequest } from "@/lib/rights/registers/loaders";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/data-requests/new">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dataRequests");
  return { title: t("new") };
}

/** The page on which staff enter a data request that came by email, by phone or by post. */
export default async function NewDataRequestPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/data-requests/new");
  if (!(await admitStaff(dashboardRoutes["/dashboard/data-requests/new"].needs, path))) return <NoPermission />;
  const { laws, today } = await loadNewDataRequest(locale, Date.now());
  const t = await getTranslations("dataRequests");
  return (
    <>
      <PageHeader
        title={t("new")}
        note={t("newNote")}
        crumbs={{ href: "/dashboard/data-requests", list: t("title"), current: t("new") }}
      />
      <DataRequestForm laws={laws} today={today} />
    </>
  );
}
