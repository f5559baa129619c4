import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { CursorPages } from "@/components/desk/list/cursor-pages";
import { Nothing } from "@/components/desk/list/nothing";
import { PageHeader } from "@/components/desk/record/page-header";
import { ViewTabs } from "@/components/desk/list/view-tabs";
import { CurrencyTotals } from "@/components/desk/money/currency-totals";
import { MonthExport } from "@/components/desk/money/month-export";
import { PaymentTable } from "@/components/desk/money/payment-table";
import { loadPayments } from "@/lib/money/desk/loaders";

import { staffPage } from "../staff-page";

/** Invoiced appointments by payment state, the totals in each currency, and the download of a month's records. */
const { generateMetadata, Page } = staffPage("/dashboard/payments", {
  title: "billing.title",
  query: z.object({ view: z.string().optional(), after: z.string().optional(), month: z.string().optional() }),
  async render({ locale, query, staff, now }) {
    const list = await loadPayments(staff, query, { locale, now });
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
  },
});
export { generateMetadata, Page as default };
