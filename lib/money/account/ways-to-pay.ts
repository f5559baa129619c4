import type { Firm } from "@/lib/firm/settings";
import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { isFree } from "@/lib/platform/money/money";

import { cardSettings } from "../provider/settings";

/** How long a time slot is reserved for a client who pays by card, in minutes. */
export const cardMinutes = 30;

/**
 * Whether clients pay by card before the appointment is booked, because the firm has no bank details for an invoice.
 */
export function isCardOnly({ bank }: Pick<Firm, "bank"> = firm()): boolean {
  return cardSettings() !== undefined && bank === null;
}

/**
 * Says how clients pay and where they find the invoice. Every page, email, document and legal text uses this sentence.
 * The firm's own sentence is used while it has entered neither bank details nor the settings for cards. Empty if there
 * is none.
 */
export function waysToPay(locale: Locale, facts: Pick<Firm, "bank" | "paymentText"> = firm()): string {
  const { bank, paymentText } = facts;
  const t = translatorFor(locale, "payments.ways");
  if (isCardOnly(facts)) return t("card", { minutes: cardMinutes });
  if (bank === null) return paymentText?.[locale] ?? "";
  return t(cardSettings() === undefined ? "transfer" : "both");
}

/** Says what a price pays for. The sentence is shown wherever a price is. */
export function purposeOfPrice(locale: Locale): string {
  return translatorFor(locale, "payments")("purpose");
}

/** Lists the notes on a price: the tax, how to pay, and what the price pays for. A free appointment has no notes. */
export function priceNotes(priceMinor: number, locale: Locale): readonly string[] {
  if (isFree(priceMinor)) return [];
  const { taxWording } = firm();
  return [taxWording[locale], waysToPay(locale), purposeOfPrice(locale)].filter(Boolean);
}
