import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { connection } from "next/server";

import { pageMetadata } from "@/app/page-metadata";
import { BookingShell } from "@/components/site/booking/shared/booking-shell";
import { ReturnToPayment } from "@/components/site/booking/pay/return-to-payment";
import { isLocale } from "@/lib/platform/i18n/locales";
import { localizedPath } from "@/lib/platform/i18n/paths";

type Props = PageProps<"/[locale]/booking/pay">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations("pay");
  return pageMetadata({ locale, path: "/booking/pay", title: t("metaTitle") });
}

/**
 * Shown when the payment page is reloaded. The payment page removes its token from the URL before the card form loads,
 * so a reload opens this page.
 */
export default async function PaymentWithoutToken({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  // Rendered for each request, because the security policy of the payment pages contains a new nonce in each response.
  await connection();
  const t = await getTranslations("pay.lost");
  return (
    <BookingShell title={t("title")}>
      <ReturnToPayment />
      <div className="wizard-card grid gap-21">
        <p>{t("text")}</p>
        <p>
          <a href={localizedPath(locale, "/booking/find")}>{t("find")}</a>
        </p>
      </div>
    </BookingShell>
  );
}
