import type { Locale } from "@/lib/platform/i18n/locales";
import { isFree } from "@/lib/platform/money/money";

import { firm } from "./settings-snapshot";

/**
 * The firm's sentences beside a price: the tax and, if the firm has set one, how to pay. A free appointment has none.
 */
export function priceNotes(priceMinor: number, locale: Locale): readonly string[] {
  if (isFree(priceMinor)) return [];
  const { taxWording, paymentText } = firm();
  return [taxWording[locale], ...(paymentText === null ? [] : [paymentText[locale]])];
}
