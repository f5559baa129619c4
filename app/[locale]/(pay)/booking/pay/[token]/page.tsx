import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { findManaged, managedMetadata } from "@/app/managed-booking";
import { NotFoundPage } from "@/app/not-found-page";
import { CardForm } from "@/components/site/booking/pay/card-form";
import { toManagedView } from "@/components/site/booking/manage/managed-view";
import { BookingShell } from "@/components/site/booking/shared/booking-shell";
import { toCardOffer } from "@/components/site/booking/shared/card-offer";
import { DayAndTime } from "@/components/site/booking/shared/summary-values";
import { ClientMessages } from "@/components/layout/client-messages";
import { Alert } from "@/components/ui/alert";
import { SummaryList } from "@/components/ui/summary-list";
import { owedFor } from "@/lib/money/card/owed";
import type { Managed } from "@/lib/booking/change/manage";
import { firm } from "@/lib/firm/settings-snapshot";
import { cardSettings } from "@/lib/money/provider/settings";
import { loadBalance } from "@/lib/money/account/loaders";
import { isLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { setNotFoundStatus } from "@/lib/platform/request/response-status";

type Props = PageProps<"/[locale]/booking/pay/[token]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return managedMetadata(await params, { path: "/booking/pay", texts: "pay" });
}

/**
 * Takes a card payment for one booking. The URL contains the token of the booking's manage link. The GET request
 * changes nothing. The page's script starts the payment with a POST request.
 */
export default async function PaymentPage({ params }: Props) {
  const { locale, token } = await params;
  if (!isLocale(locale)) notFound();
  const managed = await findManaged(token);
  if (!managed.ok) {
    setNotFoundStatus();
    return <NotFoundPage />;
  }
  const t = await getTranslations("pay");
  return (
    <ClientMessages namespaces={["pay", "errors"]}>
      <BookingShell title={t("title")}>
        <div className="wizard-card pay-card grid gap-21">
          <Payment locale={locale} token={token} managed={managed.value} />
        </div>
      </BookingShell>
    </ClientMessages>
  );
}

type PaymentProps = { readonly locale: Locale; readonly token: string; readonly managed: Managed };

async function Payment({ locale, token, managed }: PaymentProps) {
  const t = await getTranslations("pay");
  const { booking } = managed;
  const balance = await loadBalance(booking.id, Date.now());
  const offer = toCardOffer({ booking, balance }, locale);
  const settings = cardSettings();
  const view = toManagedView({ ...managed, balance }, locale, await getTranslations("booking"));
  const { phone } = firm();
  const back = localizedPath(locale, `/booking/manage/${token}`);
  const rows = [
    {
      term: t("appointment"),
      value: (
        <>
          {view.serviceLine}
          <br />
          <DayAndTime {...view.time} />
        </>
      ),
    },
    ...(offer ? [{ term: t("amount"), value: <b className="num">{offer.amount}</b> }] : []),
    ...(offer?.keptUntil ? [{ term: t("keptUntil"), value: offer.keptUntil }] : []),
  ];
  return (
    <>
      <SummaryList isWide rows={rows} />
      {offer && settings ? (
        <>
          <CardForm
            token={token}
            publishableKey={settings.publishableKey}
            amount={offer.amount}
            paidHref={`${back}?done=paid`}
            phone={phone}
          />
          <p className="soft t16">{t("stripe")}</p>
          <p className="soft t16">{t("never")}</p>
        </>
      ) : (
        <Alert tone="info">
          {owedFor(booking, balance) === 0 ? t("nothing") : `${t("notOffered")} ${t("howToPay")}`}
        </Alert>
      )}
      <p>
        <a href={back}>{t("back")}</a>
      </p>
    </>
  );
}
