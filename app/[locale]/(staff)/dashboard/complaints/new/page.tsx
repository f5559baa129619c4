import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/desk/record/page-header";
import { ComplaintForm } from "@/components/desk/rights/complaint-form";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { loadNewComplaint } from "@/lib/rights/registers/loaders";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/complaints/new">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("complaints");
  return { title: t("new") };
}

/** The page with the form in which staff enter a complaint. */
export default async function NewComplaintPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/complaints/new");
  if (!(await admitStaff(dashboardRoutes["/dashboard/complaints/new"].needs, path))) return <NoPermission />;
  const { handlers, today } = await loadNewComplaint(locale, Date.now());
  const t = await getTranslations("complaints");
  return (
    <>
      <PageHeader
        title={t("new")}
        note={t("newNote")}
        crumbs={{ href: "/dashboard/complaints", list: t("title"), current: t("new") }}
      />
      <ComplaintForm handlers={handlers} today={today} />
    </>
  );
}
