import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { StaffNotFound } from "@/components/desk/record/not-found";
import { PageHeader } from "@/components/desk/record/page-header";
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
import { moneyOf } from "@/lib/money/account/payment-texts";
import { dashboardRoutes } from "@/lib/platform/auth/dashboard-routes";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";
import { formatCalendarDay, formatDayLong } from "@/lib/platform/time/format";

import NoPermission from "../../forbidden";

type Props = PageProps<"/[locale]/dashboard/payments/[reference]">;

/**
 * The title is only the booking's reference. A client's name in the title would be visible in the tab and would be
 * stored in the browser's history.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** The payments of one booking: the amount owed, all invoices, payments and refunds, and the forms for staff. */
export default async function PaymentPage({ params, searchParams }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  const { needs } = dashboardRoutes["/dashboard/payments/{reference}"];
  if (!(await admitStaff(needs, localizedPath(locale, `/dashboard/payments/${reference}`)))) return <NoPermission />;
  const account = await loadAccount(locale, reference, Date.now());
  if (!account) {
    setNotFoundStatus();
    return <StaffNotFound />;
  }
  const { done } = await searchParams;
  const notice = paymentNotices.find((each) => each === done);
  const t = await getTranslations("billing");
  return (
    <>
      <RefreshOnChange kinds={["booking"]} id={account.id} />
      <PageHeader
        title={t("titleOf", { name: account.name ?? account.reference })}
        crumbs={{ href: "/dashboard/payments", list: t("title"), current: account.reference }}
        note={<PaymentBadge state={account.balance.state} />}
        actions={
          account.opensBooking && (
            <ButtonLink variant="secondary" href={`/dashboard/bookings/${account.reference}`}>
              {t("booking")}
            </ButtonLink>
          )
        }
      />
      <PageNotice
        notice={
          notice && {
            code: notice,
            message: t(`notices.${notice}`),
            tone: notice === "arrivedLate" ? "warn" : "ok",
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
}

function isDisputeState(state: string | null): state is "open" | "won" | "lost" {
  return state === "open" || state === "won" || state === "lost";
}

async function Facts({ account, locale }: { readonly account: AccountView; readonly locale: Locale }) {
  const t = await getTranslations("billing.facts");
  const tStatus = await getTranslations("bookings.statuses");
  const { balance, startsAt, status, adviser, zone } = account;
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
        { term: t("status"), value: tStatus(status) },
      ]}
    />
  );
}
