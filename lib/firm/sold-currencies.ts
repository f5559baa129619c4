import { currencies, isCurrency } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";

import { profile } from "./profile";
import { firm } from "./settings-snapshot";

/** The currencies in which the firm sells: those of its record, otherwise those of its country's profile. */
export function soldCurrencies(): readonly Currency[] {
  return firm().currencies ?? profile().currencies;
}

/** Whether the value is the code of a currency in which the firm sells. */
export function isSold(value: unknown): value is Currency {
  return isCurrency(value) && soldCurrencies().includes(value);
}

/** Parses currencies that are separated by commas. Null means those of the profile. Undefined if one is unknown. */
export function readCurrencies(value: string): { readonly currencies: readonly Currency[] | null } | undefined {
  if (value === "none") return { currencies: null };
  const codes = value.split(",").map((code) => code.trim());
  return codes.every(isCurrency) ? { currencies: currencies.filter((code) => codes.includes(code)) } : undefined;
}
