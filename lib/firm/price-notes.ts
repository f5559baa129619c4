import type { Locale } from "@/lib/platform/i18n/locales";
import { isFree } from "@/lib/platform/money/money";

import { firm } from "./settings-snapshot";

/**
 * Lists the firm's notes on a price: a sentence about tax, and if the firm has written one, a sentence about how to
 * pay. A free appointment has no notes.
 */
export function priceNotes(priceMinor: number, locale: Locale): readonly string[] {
  if (isFree(priceMinor)) return [];
  const { taxWording, paymentText } = firm();
  return [taxWording[locale], ...(paymentText === null ? [] : [paymentText[locale]])];
}
