import { z } from "zod";

import { currencies, isCurrency } from "@/lib/platform/money/money";
import type { Currency } from "@/lib/platform/money/money";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

/** The rate of a foreign currency in the currency of the firm's taxes, and the day from which the firm uses it. */
export const exchangeRate = z.object({
  currency: z.enum(currencies),
  rate: z.number().positive().max(1000),
  on: z.custom<Day>(isDay),
});

export type ExchangeRate = z.infer<typeof exchangeRate>;

/** Finds the latest rate of a currency. Undefined if the firm has entered none. */
export function rateOf(currency: string, rates: readonly ExchangeRate[]): ExchangeRate | undefined {
  return rates.filter((each) => each.currency === currency).toSorted((one, other) => (one.on < other.on ? 1 : -1))[0];
}

/** Parses rates such as "EUR 0.8571 2026-11-01", separated by ";". Undefined if one has another form. */
export function readRates(value: string): { readonly exchangeRates: ExchangeRate[] } | undefined {
  if (value === "none") return { exchangeRates: [] };
  const rates = value.split(";").map((part) => {
    const [code, rate, on, ...rest] = part.trim().split(/\s+/);
    const isRate = isCurrency(code) && /^\d+(\.\d+)?$/.test(rate ?? "") && isDay(on) && rest.length === 0;
    return isRate ? { currency: code as Currency, rate: Number(rate), on } : undefined;
  });
  return rates.every((rate) => rate !== undefined) ? { exchangeRates: rates } : undefined;
}

/** Prints rates in the form that `readRates` parses. */
export function writeRates(rates: readonly ExchangeRate[]): string {
  return rates.map(({ currency, rate, on }) => `${currency} ${rate} ${on}`).join("; ") || "none";
}
