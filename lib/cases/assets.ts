import { isIsoCurrency } from "@/lib/platform/money/amount";

import type { Rail } from "./kinds";

/** The short names of known crypto assets. Staff can record other assets too, but must confirm them. */
const tickers: ReadonlySet<string> = new Set(
  `BTC ETH USDT USDC DAI BUSD TUSD BNB XRP SOL ADA DOGE SHIB TRX LTC BCH ETC DOT AVAX MATIC POL LINK UNI XLM ATOM XMR ALGO
  NEAR FIL APT ARB OP TON HBAR VET ICP EOS XTZ AAVE CRO WBTC WETH STETH DASH ZEC NEO SUI PEPE FTM EGLD KAS INJ`.split(
    /\s+/,
  ),
);

/** The payment methods that only support national currencies. */
const moneyRails: readonly Rail[] = ["bank-transfer", "card", "payment-app", "cash"];

type Paid = { readonly currency: string; readonly rail: Rail; readonly isOtherAsset: boolean };

/**
 * Returns undefined if the currency or asset of a payment is accepted, otherwise an error code. National currencies are
 * always accepted. A crypto asset is accepted if it is known or if staff have confirmed it, but never with a payment
 * method in `moneyRails`.
 */
export function currencyRefusal({
  currency,
  rail,
  isOtherAsset,
}: Paid): "currencyUnknown" | "assetUnknown" | undefined {
  if (isIsoCurrency(currency)) return undefined;
  if (moneyRails.includes(rail)) return "currencyUnknown";
  return tickers.has(currency) || isOtherAsset ? undefined : "assetUnknown";
}
