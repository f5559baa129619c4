import { isIsoCurrency } from "@/lib/platform/money/amount";

import type { Rail } from "./kinds";

/** Short names of crypto assets. Others are recorded too, once the staff member has confirmed them. */
const tickers: ReadonlySet<string> = new Set(
  `BTC ETH USDT USDC DAI BUSD TUSD BNB XRP SOL ADA DOGE SHIB TRX LTC BCH ETC DOT AVAX MATIC POL LINK UNI XLM ATOM XMR ALGO
  NEAR FIL APT ARB OP TON HBAR VET ICP EOS XTZ AAVE CRO WBTC WETH STETH DASH ZEC NEO SUI PEPE FTM EGLD KAS INJ`.split(
    /\s+/,
  ),
);

/** The ways on which only currencies of states travel. */
const moneyRails: readonly Rail[] = ["bank-transfer", "card", "payment-app", "cash"];

type Paid = { readonly currency: string; readonly rail: Rail; readonly isOtherAsset: boolean };

/** The code of the message that refuses a currency or asset, or undefined if it is known or confirmed. */
export function currencyRefusal({
  currency,
  rail,
  isOtherAsset,
}: Paid): "currencyUnknown" | "assetUnknown" | undefined {
  if (isIsoCurrency(currency)) return undefined;
  if (moneyRails.includes(rail)) return "currencyUnknown";
  return tickers.has(currency) || isOtherAsset ? undefined : "assetUnknown";
}
