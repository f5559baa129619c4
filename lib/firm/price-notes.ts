import type { Locale } from "@/lib/platform/i18n/locales";
import { isFree } from "@/lib/platform/money/money";

import { firm } from "./settings-snapshot";

/**
 * Lists the firm's notes on a price: the sentence about tax, and the sentence on how to pay if the firm has set one. A
 * free appointment has no notes.
 */
export function priceNotes(priceMinor: number, locale: Locale): readonly string[] {
  if (isFree(priceMinor)) return [];
  const { taxWording, paymentText } = firm();
  return [taxWording[locale], ...(paymentText === null ? [] : [paymentText[locale]])];
}
