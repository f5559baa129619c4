import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { CursorPages } from "@/components/desk/list/cursor-pages";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { CurrencyTotals } from "@/components/desk/money/currency-totals";
import { MonthExport } from "@/components/desk/money/month-export";
import { PaymentTable } from "@/components/desk/money/payment-table";
import { loadPayments } from "@/lib/money/desk/loaders";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

import NoPermission from "../forbidden";

type Props = PageProps<"/[locale]/dashboard/payments">;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("billing");
  return { title: t("title") };
}

/** Invoiced appointments by payment state, the totals in each currency, and the download of a month's records. */
export default async function PaymentsPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const path = localizedPath(locale, "/dashboard/payments");
  if (!(await admitStaff(dashboardRoutes["/dashboard/payments"].needs, path))) return <NoPermission />;
  const list = await loadPayments(locale, await searchParams, Date.now());
  const { view, rows, totals, counts, next, month, isExportReady } = list;
  const t = await getTranslations("billing");
  return (
    <>
      <RefreshOnChange kinds={["booking"]} />
      <PageHeader title={t("title")} note={t("note")} />
      <div className="stack-34">
        <ViewTabs
          label={t("views.label")}
          tabs={counts.map(({ view: name, count }) => ({
            href: name === "open" ? "/dashboard/payments" : `/dashboard/payments?view=${name}`,
            label: t(`views.${name}`),
            count,
            isCurrent: name === view,
          }))}
        />
        {rows.length > 0 ? (
          <>
            <PaymentTable rows={rows} title={t(`views.${view}`)} />
            <CursorPages next={next && `/dashboard/payments?${new URLSearchParams({ view, after: next })}`} />
            <CurrencyTotals totals={totals} />
          </>
        ) : (
          <Nothing title={t(`empty.${view}`)} />
        )}
        <MonthExport month={month} isReady={isExportReady} view={view} />
      </div>
    </>
  );
}
