import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

import type { BookingRecord } from "../desk/loaders/record";
import { priceText } from "../desk/table-row";

type Payment = Pick<
  BookingRecord["booking"]["payments"][number],
  "state" | "amountMinor" | "refundedMinor" | "currency"
>;

/**
 * States what a cancellation costs the client, and what happens to money that the client has paid. Each payment is
 * listed with its own amount, because amounts in different currencies cannot be added up.
 */
export function refundRule({ payments }: { readonly payments: readonly Payment[] }, locale: Locale): string {
  const t = translatorFor(locale, "bookings.record");
  const paid = payments
    .filter(({ state }) => state === "paid")
    .map(({ amountMinor, refundedMinor, currency }) =>
      priceText({ priceMinor: amountMinor - refundedMinor, currency }, locale),
    );
  return [t("refundFree"), ...(paid.length > 0 ? [t("refundPaid", { amount: paid.join(", ") })] : [])].join(" ");
}
