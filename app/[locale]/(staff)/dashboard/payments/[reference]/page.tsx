import { getTranslations } from "next-intl/server";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { PageHeader } from "@/components/desk/record/page-header";
import { ClientActs } from "@/components/desk/clients/client-acts";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { AccountActions } from "@/components/desk/money/account-actions";
import { AccountEntries } from "@/components/desk/money/account-entries";
import { PaymentBadge } from "@/components/desk/money/payment-badge";
import { TellClient } from "@/components/desk/money/tell-client";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { SummaryList } from "@/components/ui/summary-list";
import type { AccountView } from "@/lib/money/desk/account-view";
import { loadAccount } from "@/lib/money/desk/loaders";
import { paymentNotices } from "@/lib/money/desk/notices";
import type { PaymentNotice } from "@/lib/money/desk/notices";
import { settledStatus } from "@/lib/booking/desk/table-row";
import { moneyOf } from "@/lib/money/account/payment-texts";
import type { Locale } from "@/lib/platform/i18n/locales";
import { formatCalendarDay, formatDayLong } from "@/lib/platform/time/format";

import { staffPage } from "../../staff-page";

/** The payments of one booking: the amount owed, all invoices, payments and refunds, and the forms for staff. */
const { generateMetadata, Page } = staffPage("/dashboard/payments/{reference}", {
  title: ({ reference }) => reference,
  query: z.object({ done: z.enum(paymentNotices).optional() }),
  async render({ locale, params: { reference }, query: { done }, staff, now }) {
    const account = await loadAccount(staff, reference, { locale, now });
    if (!account) return undefined;
    const t = await getTranslations("billing");
    const tPayment = await getTranslations("bookings.deskPayment");
    return (
      <>
        <RefreshOnChange kinds={["booking"]} id={account.id} />
        <PageHeader
          title={t("titleOf", { name: account.name ?? account.reference })}
          crumbs={{ href: "/dashboard/payments", list: t("title"), current: account.reference }}
          note={<PaymentBadge state={account.balance.state} />}
          actions={
            <>
              {account.opensBooking && (
                <ButtonLink variant="secondary" href={`/dashboard/bookings/${account.reference}`}>
                  {t("booking")}
                </ButtonLink>
              )}
              {account.opensClient && (
                <>
                  <ButtonLink variant="secondary" href={`/dashboard/clients/${account.clientId}`}>
                    {t("client")}
                  </ButtonLink>
                  <ClientActs staff={staff} clientId={account.clientId} />
                </>
              )}
            </>
          }
        />
        <PageNotice
          notice={
            done && {
              code: done,
              message: t(`notices.${done}`),
              tone: warnings.includes(done) ? "warn" : "ok",
            }
          }
        />
        {account.payments.map(({ id, dispute }) =>
          isDisputeState(dispute) ? (
            <Alert key={id} tone={dispute === "won" ? "info" : "bad"}>
              {t(`dispute.${dispute}`)}
            </Alert>
          ) : null,
        )}
        {account.lacksRate && <Alert tone="warn">{tPayment("noRate", { currency: account.balance.currency })}</Alert>}
        <div className="columns">
          <div className="stack-34">
            <Section id="facts" title={t("facts.title")} isRuled>
              <Facts account={account} locale={locale} />
            </Section>
            <Section id="account" title={t("account")} isRuled>
              <AccountEntries account={account} />
            </Section>
          </div>
          <div className="stack-34 side-column">
            {account.canChange && <TellClient account={account} />}
            {account.canChange && <AccountActions account={account} />}
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };

/** The notices after which staff have something to do. */
const warnings: readonly PaymentNotice[] = ["arrivedLate", "overpaid", "alreadyReminded"];

function isDisputeState(state: string | null): state is "warned" | "open" | "won" | "lost" {
  return state === "warned" || state === "open" || state === "won" || state === "lost";
}

async function Facts({ account, locale }: { readonly account: AccountView; readonly locale: Locale }) {
  const t = await getTranslations("billing.facts");
  const tStatus = await getTranslations("bookings.statuses");
  const { balance, startsAt, adviser, zone } = account;
  const { owedMinor, dueOn } = balance;
  return (
    <SummaryList
      rows={[
        owedMinor < 0
          ? { term: t("toRefund"), value: <b>{moneyOf(-owedMinor, balance, locale)}</b> }
          : { term: t("owed"), value: <b>{moneyOf(owedMinor, balance, locale)}</b> },
        ...(dueOn && owedMinor > 0 ? [{ term: t("due"), value: formatCalendarDay(dueOn, locale) }] : []),
        { term: t("appointment"), value: formatDayLong(startsAt.getTime(), { locale, zone }) },
        { term: t("adviser"), value: adviser.name },
        { term: t("status"), value: tStatus(settledStatus(account)) },
      ]}
    />
  );
}
