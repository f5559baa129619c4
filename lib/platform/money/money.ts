/** The currencies of the price book. Amounts are integers in minor units: cents, pence. */
export const currencies = ["CAD", "GBP", "EUR"] as const;
export type Currency = (typeof currencies)[number];

/** Whether the value is the code of a currency of the price book, in capital letters. */
export function isCurrency(text: unknown): text is Currency {
  return (currencies as readonly unknown[]).includes(text);
}

/** Whether a price in minor units is zero. */
export function isFree(minor: number): boolean {
  return minor === 0;
}

/** How a language writes a currency: Intl's `currencyDisplay`, and a suffix that names the dollar's country. */
type Writing = { readonly display: "code" | "narrowSymbol"; readonly suffix: string };

// Every currency of the price book has 100 minor units, so no table of exponents is needed.
const minorPerUnit = 100;
const noBreak = "\u00a0";

function writingOf(currency: Currency, language: string): Writing {
  if (currency !== "CAD") return { display: "narrowSymbol", suffix: "" };
  switch (language) {
    case "de":
      // German readers know "CAD". Intl's "CA$" is not used in German.
      return { display: "code", suffix: "" };
    case "fr":
      // In Canadian French, the country follows the dollar sign: "$ CA", "$ US".
      return { display: "narrowSymbol", suffix: `${noBreak}CA` };
    default:
      return { display: "narrowSymbol", suffix: `${noBreak}CAD` };
  }
}

/** Formats an amount like `formatMoney`, but always with two decimals, as in an invoice. */
export function formatExactMoney(minor: number, currency: Currency, locale: string): string {
  return format(minor, currency, locale, "auto");
}

/**
 * Formats an amount in the reader's language, with no-break spaces and an unambiguous currency:
 * "$130 CAD", "130 CAD", "130 $ CA", "£350", "400 €". Whole amounts have no decimals.
 */
export function formatMoney(minor: number, currency: Currency, locale: string): string {
  return format(minor, currency, locale, "stripIfInteger");
}

function format(
  minor: number,
  currency: Currency,
  locale: string,
  trailingZeroDisplay: "auto" | "stripIfInteger",
): string {
  const { display, suffix } = writingOf(currency, locale.slice(0, 2).toLowerCase());
  const amount = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: display,
    trailingZeroDisplay,
  }).format(minor / minorPerUnit);
  return amount + suffix;
}
