/** The currencies and coins that a text can name by their code. */
const money = `EUR USD CAD GBP CHF AUD NZD JPY CNY HKD SGD SEK NOK DKK PLN CZK HUF RON BGN TRY INR BRL MXN ZAR AED ILS THB PHP
  MYR IDR KRW NGN KES UAH ISK`;
const coins = `BTC XBT ETH USDT USDC DAI BUSD TUSD FDUSD BNB XRP SOL ADA DOGE SHIB TRX LTC BCH ETC DOT AVAX MATIC POL LINK UNI
  XLM ATOM XMR ALGO NEAR TON ARB OP WBTC WETH DASH ZEC SUI PEPE XTZ FIL EURC PYUSD`;
/** Coins that are worth one unit of a currency, so that people write their amounts as they write money. */
const stable = new Set(["USDT", "USDC", "DAI", "BUSD", "TUSD", "FDUSD", "EURC", "PYUSD"]);

const codes: ReadonlySet<string> = new Set(`${money} ${coins}`.split(/\s+/));
const coinCodes: ReadonlySet<string> = new Set(coins.trim().split(/\s+/));

const signs: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₿": "BTC",
  US$: "USD",
  CA$: "CAD",
  C$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  R$: "BRL",
  "₹": "INR",
  "₮": "USDT",
};

const names: Readonly<Record<string, string>> = {
  euro: "EUR",
  euros: "EUR",
  pounds: "GBP",
  pound: "GBP",
  pfund: "GBP",
  "us-dollar": "USD",
  franken: "CHF",
  sfr: "CHF",
  fr: "CHF",
  bitcoin: "BTC",
  bitcoins: "BTC",
  ether: "ETH",
  tether: "USDT",
};

/** The dollar signs and words stand for the dollar of the reader's country. */
const dollars = new Set(["$", "dollar", "dollars"]);

/** Kraken's own codes of coins and currencies, such as XXBT and ZEUR. */
const kraken = /^[XZ]([A-Z]{3})$/;

export type Currency = { readonly asset: string; readonly isAssumed: boolean };

/** The currency or coin that a sign, a code or a word stands for. Undefined if it is none. */
export function readCurrency(written: string, dollar: string): Currency | undefined {
  const upper = written.trim().toUpperCase().replace(/\.$/, "");
  const code = kraken.exec(upper)?.[1];
  const plain = code !== undefined && !codes.has(upper) && codes.has(code) ? code : upper.replace(/\.(?:S|M|F)$/, "");
  if (plain === "XBT") return { asset: "BTC", isAssumed: false };
  if (codes.has(plain)) return { asset: plain, isAssumed: false };
  const small = upper.toLowerCase();
  if (dollars.has(small)) return { asset: dollar, isAssumed: true };
  const asset = signs[upper] ?? (Object.hasOwn(names, small) ? names[small] : undefined);
  return asset === undefined ? undefined : { asset, isAssumed: false };
}

/** Whether an asset is a coin, which moves on a network. */
export function isCoin(asset: string | null | undefined): boolean {
  return asset != null && coinCodes.has(asset);
}

/** Whether people split a coin into small parts, unlike money and unlike the coins that stand for money. */
export function isSplitCoin(asset: string | null | undefined): boolean {
  return isCoin(asset) && !stable.has(asset ?? "");
}

/** A pattern for the codes and signs, as a part of other patterns. Longer ones come first. */
export const currencySource = [
  String.raw`(?:US|CA|AU|NZ|HK|[CASR])?\$`,
  "[€£¥₿₹₮]",
  `(?:${[...codes]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join("|")})`,
  "(?:[Ee]uros?|[Dd]ollars?|[Pp]ounds?|Pfund|Franken|[Bb]itcoins?|[Ee]ther|[Tt]ether)",
].join("|");
