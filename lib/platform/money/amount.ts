/** How each language writes numbers. Variants of a language, such as Swiss German, are ignored. */
const ways = {
  en: { intl: "en-CA", group: ",", decimal: "." },
  de: { intl: "de-DE", group: ".", decimal: "," },
  fr: { intl: "fr-CA", group: " ", decimal: "," },
} as const;

function wayOf(locale: string): (typeof ways)[keyof typeof ways] {
  const language = locale.slice(0, 2).toLowerCase();
  return language === "de" || language === "fr" ? ways[language] : ways.en;
}

/** The maximum number of decimals in an amount of a crypto asset. */
export const assetDecimals = 18;

// Intl's list may contain codes that are not used for payments, such as precious metals and special drawing rights.
const notPaidIn: ReadonlySet<string> = new Set(["XAU", "XAG", "XPT", "XPD", "XDR", "XSU", "XUA", "XXX", "XTS"]);
const isoCurrencies: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf("currency").filter((code) => !notPaidIn.has(code)),
);

/** Whether this is the code of a currency in ISO 4217. Crypto assets are not in ISO 4217. */
export const isIsoCurrency = (code: string) => isoCurrencies.has(code);

/** The maximum number of decimals in an amount: 2 for CAD, 0 for JPY, 18 for every crypto asset. */
export function decimalsOf(code: string): number {
  if (!isIsoCurrency(code)) return assetDecimals;
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/**
 * Formats an amount with its currency code: "CAD 1,240.00", "1.240,00 CAD" or "BTC 0.015". `amount` is a decimal number
 * and is not rounded. A currency symbol would be ambiguous, because several currencies use the dollar sign.
 */
export function formatAmount(amount: string, code: string, locale: string): string {
  const way = wayOf(locale);
  const format = new Intl.NumberFormat(way.intl, {
    minimumFractionDigits: isIsoCurrency(code) ? decimalsOf(code) : 0,
    maximumFractionDigits: assetDecimals,
  });
  const number = format.format(amount as `${number}`);
  return way === ways.en ? `${code}\u00a0${number}` : `${number}\u00a0${code}`;
}

/** Formats an amount for the initial value of a field, with the reader's decimal separator: "12500,50" in German. */
export const editableAmount = (amount: string, locale: string) => amount.replace(".", wayOf(locale).decimal);

type Refusal = "amountInvalid" | "amountAmbiguous" | "amountTooPrecise" | "currencyHasNoDecimals";

/** A plain decimal number such as "12500.5", or the code of the error message for the typed text. */
export type AmountReading = { readonly amount: string } | { readonly refused: Refusal };

type Reader = {
  readonly locale: string;
  /** The maximum number of decimals that the currency or asset of the amount allows. */
  readonly decimals: number;
};

/**
 * Reads a typed amount. The separators of the reader's language take precedence, so that users can type every amount as
 * a page shows it: "12,500" BTC is twelve thousand five hundred in English and 12.5 in German. If the text is not a
 * number with these separators, or has too many decimals for the currency, other separators are tried too. The text is
 * then refused as ambiguous if it could mean two amounts. In English, "12,50" is accepted, because it can only mean
 * 12.50. "12.500" CAD is refused as ambiguous: it has too many decimals in English, but it could mean twelve thousand
 * five hundred in German.
 */
export function readAmount(typed: string, { locale, decimals }: Reader): AmountReading {
  const plain = typed.trim().replace(/[\s\u00a0\u2009\u202f'’]/g, " ");
  const way = wayOf(locale);
  const own = readingsOf(plain, way.group, way.decimal);
  const spaced = readingsOf(plain, " ", way.decimal);
  const foreign = [",", "."].flatMap((decimal) =>
    [",", ".", " "].filter((group) => group !== decimal).flatMap((group) => readingsOf(plain, group, decimal)),
  );
  const [first, ...others] = new Set([...own, ...spaced, ...foreign]);
  if (first === undefined) return { refused: "amountInvalid" };
  const isOwn = own.length > 0 || spaced.length > 0;
  const fits = decimalsIn(first) <= decimals;
  if (others.length > 0 && !(isOwn && fits)) return { refused: "amountAmbiguous" };
  if (fits) return { amount: first };
  return { refused: decimals === 0 ? "currencyHasNoDecimals" : "amountTooPrecise" };
}

/**
 * Reads a number with these separators, in groups of three digits or without groups. Returns an empty list if the text
 * has another format.
 */
function readingsOf(text: string, group: string, decimal: string): readonly string[] {
  const escaped = (sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`;
  const pattern = new RegExp(
    `^(\\d+|[1-9]\\d{0,2}(?:${escaped(group)}\\d{3})+)(?:${escaped(decimal)}(\\d{1,${assetDecimals}}))?$`,
    "u",
  );
  const [, whole, fraction] = pattern.exec(text) ?? [];
  if (whole === undefined) return [];
  const digits = whole.replaceAll(group, "").replace(/^0+(?=\d)/, "");
  return [fraction === undefined ? digits : `${digits}.${fraction}`];
}

const decimalsIn = (amount: string) => amount.split(".")[1]?.length ?? 0;
