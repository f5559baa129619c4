import type { Locale } from "@/lib/platform/i18n/locales";
import { isFree } from "@/lib/platform/money/money";

import { firm } from "./settings-snapshot";

/** The firm's own sentences beside the price of an appointment: the tax, and how to pay where the firm has said so. None beside a free one. */
export function priceNotes(priceMinor: number, locale: Locale): readonly string[] {
  if (isFree(priceMinor)) return [];
  const { taxWording, paymentText } = firm();
  return [taxWording[locale], ...(paymentText === null ? [] : [paymentText[locale]])];
}
