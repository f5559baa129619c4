/** The currencies of the price book. Amounts are integers in minor units: cents, pence. */
export const currencies = ["CAD", "GBP", "EUR"] as const;
export type Currency = (typeof currencies)[number];

export function isCurrency(text: unknown): text is Currency {
  return (currencies as readonly unknown[]).includes(text);
}

export function isFree(minor: number): boolean {
  return minor === 0;
}

/** How one language writes one currency: Intl's display, and what follows the amount so that a dollar is not taken for another country's. */
type Writing = { readonly display: "code" | "narrowSymbol"; readonly suffix: string };

// Every currency of the book has 100 minor units to the unit, so no table of exponents is kept.
const minorPerUnit = 100;
const noBreak = "\u00a0";

function writingOf(currency: Currency, language: string): Writing {
  if (currency !== "CAD") return { display: "narrowSymbol", suffix: "" };
  switch (language) {
    case "de":
      // German readers know "CAD"; Intl's "CA$" is met nowhere in German print.
      return { display: "code", suffix: "" };
    case "fr":
      // As Canadian French writes "$ US" beside "$ CA".
      return { display: "narrowSymbol", suffix: `${noBreak}CA` };
    default:
      return { display: "narrowSymbol", suffix: `${noBreak}CAD` };
  }
}

/**
 * An amount as the reader's language writes it, never broken over two lines and never ambiguous:
 * "$130 CAD", "130 CAD", "130 $ CA", "£350", "400 €". Whole amounts carry no decimals.
 */
export function formatMoney(minor: number, currency: Currency, locale: string): string {
  const { display, suffix } = writingOf(currency, locale.slice(0, 2).toLowerCase());
  const amount = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: display,
    trailingZeroDisplay: "stripIfInteger",
  }).format(minor / minorPerUnit);
  return amount + suffix;
}
