import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { CursorPages } from "@/components/desk/list/cursor-pages";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { DataRequestTable } from "@/components/desk/rights/data-request-table";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { loadDataRequests } from "@/lib/rights/registers/loaders";

import NoPermission from "../forbidden";

type Props = PageProps<"/[locale]/dashboard/data-requests">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dataRequests");
  return { title: t("title") };
}

/** The register of data requests. It shows the open requests, sorted by deadline, or the closed requests. */
export default async function DataRequestsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/data-requests");
  if (!(await admitStaff(dashboardRoutes["/dashboard/data-requests"].needs, path))) return <NoPermission />;
  const { rows, next, isOpen, days } = await loadDataRequests(locale, await searchParams, Date.now());
  const t = await getTranslations("dataRequests");
  const tRegisters = await getTranslations("registers");
  const view = isOpen ? "open" : "closed";
  return (
    <>
      <RefreshOnChange kinds={["register"]} />
      <PageHeader
        title={t("title")}
        note={t("note")}
        actions={
          <ButtonLink variant="secondary" href="/dashboard/data-requests/new">
            <Icon name="plus" size="s" />
            {t("new")}
          </ButtonLink>
        }
      />
      <div className="stack-34">
        <ViewTabs
          label={tRegisters("views.label")}
          tabs={[
            { href: "/dashboard/data-requests", label: tRegisters("views.open"), isCurrent: isOpen },
            { href: "/dashboard/data-requests?view=closed", label: tRegisters("views.closed"), isCurrent: !isOpen },
          ]}
        />
        {rows.length > 0 ? <DataRequestTable rows={rows} days={days} /> : <Nothing title={t(`empty.${view}`)} />}
        <CursorPages next={next && `/dashboard/data-requests?${new URLSearchParams({ view, after: next })}`} />
      </div>
    </>
  );
}
