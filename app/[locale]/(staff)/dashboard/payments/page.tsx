import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { PageHeader } from "@/components/desk/record/page-header";
import { StaffList } from "@/components/desk/list/staff-list";
import { CurrencyTotals } from "@/components/desk/money/currency-totals";
import { MonthExport } from "@/components/desk/money/month-export";
import { PaymentTable } from "@/components/desk/money/payment-table";
import { loadPayments, paymentsQuery } from "@/lib/money/desk/loaders";

import { staffPage } from "../staff-page";

/** Invoiced appointments by payment state, the totals in each currency, and the download of a month's records. */
const { generateMetadata, Page } = staffPage("/dashboard/payments", {
  title: "billing.title",
  query: paymentsQuery,
  async render({ locale, query, staff, now }) {
    const { view } = query;
    const { page, totals, counts, month, isExportReady } = await loadPayments(staff, query, { locale, now });
    const t = await getTranslations("billing");
    return (
      <>
        <RefreshOnChange kinds={["booking"]} />
        <PageHeader title={t("title")} note={t("note")} />
        <div className="stack-34">
          <StaffList
            address={`/dashboard/payments?view=${view}`}
            page={page}
            tabs={{
              label: t("views.label"),
              tabs: counts.map(({ view: name, count }) => ({
                href: name === "open" ? "/dashboard/payments" : `/dashboard/payments?view=${name}`,
                label: t(`views.${name}`),
                count,
                isCurrent: name === view,
              })),
            }}
            empty={{ title: t(`empty.${view}`) }}
          >
            {(rows) => <PaymentTable rows={rows} title={t(`views.${view}`)} />}
          </StaffList>
          {page.rows.length > 0 && <CurrencyTotals totals={totals} />}
          <MonthExport month={month} isReady={isExportReady} view={view} />
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };
