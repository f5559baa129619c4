import { getTranslations } from "next-intl/server";

import type { BookingRecord } from "@/lib/booking/loaders/record";
import { priceText } from "@/lib/booking/table-row";
import type { Locale } from "@/lib/platform/i18n/locales";

/** What a cancellation costs the client, and what becomes of money that was paid. Currencies are never added. */
export async function refundRule({ payments }: BookingRecord["booking"], locale: Locale): Promise<string> {
  const t = await getTranslations("bookings.record");
  const paid = payments
    .filter(({ state }) => state === "paid")
    .map(({ amountMinor, refundedMinor, currency }) =>
      priceText({ priceMinor: amountMinor - refundedMinor, currency }, locale),
    );
  return [t("refundFree"), ...(paid.length > 0 ? [t("refundPaid", { amount: paid.join(", ") })] : [])].join(" ");
}
