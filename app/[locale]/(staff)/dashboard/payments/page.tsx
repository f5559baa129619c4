import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { PageHeader } from "@/components/desk/record/page-header";
import { ListSearch } from "@/components/desk/list/list-search";
import { StaffList } from "@/components/desk/list/staff-list";
import { CurrencyTotals } from "@/components/desk/money/currency-totals";
import { MonthExport } from "@/components/desk/money/month-export";
import { PaymentTable } from "@/components/desk/money/payment-table";
import { loadPayments, paymentsQuery } from "@/lib/money/desk/loaders";
import type { PaymentView } from "@/lib/money/desk/tabs";
import { Link } from "@/lib/platform/i18n/navigation";

import { staffPage } from "../staff-page";

/** Invoiced appointments by payment state, the totals in each currency, and the download of a month's records. */
const { generateMetadata, Page } = staffPage("/dashboard/payments", {
  title: "billing.title",
  query: paymentsQuery,
  async render({ locale, query, staff, now }) {
    const { view } = query;
    const { page, text, totals, counts, month, isExportReady } = await loadPayments(staff, query, { locale, now });
    const t = await getTranslations("billing");
    return (
      <>
        <RefreshOnChange kinds={["booking"]} />
        <PageHeader title={t("title")} note={t("note")} />
        <div className="stack-34">
          <StaffList
            address={addressOf(view, text)}
            filter={
              <ListSearch
                id="payment-search"
                path="/dashboard/payments"
                filters={{ view }}
                text={text}
                texts="billing.search"
              />
            }
            page={page}
            tabs={{
              label: t("views.label"),
              tabs: counts.map(({ view: name, count }) => ({
                href: addressOf(name, text),
                label: t(`views.${name}`),
                count,
                isCurrent: name === view,
              })),
            }}
            empty={
              text === ""
                ? { title: t(`empty.${view}`) }
                : { title: t("search.none"), children: <Link href={addressOf(view, "")}>{t("search.clear")}</Link> }
            }
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

/** The address of a list with its searched text. */
function addressOf(view: PaymentView, text: string): string {
  const query = new URLSearchParams({ ...(view === "open" ? {} : { view }), ...(text === "" ? {} : { q: text }) });
  return query.size === 0 ? "/dashboard/payments" : `/dashboard/payments?${query}`;
}

export { generateMetadata, Page as default };
