type TaxIds = { readonly taxNumber: string | null; readonly businessNumber: string | null };

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The prefixes of Greek and Northern Irish VAT numbers are not codes of countries. */
const otherPrefixes = ["EL", "XI"];

/** Whether a tax number is a VAT number: EN 16931 (BR-CO-9) requires that it begins with the code of a country. */
export function isVatNumber(taxNumber: string): boolean {
  const [prefix] = /^[A-Z]{2}/.exec(taxNumber) ?? [];
  return prefix !== undefined && (otherPrefixes.includes(prefix) || regions.of(prefix) !== undefined);
}

/**
 * Whether the firm has the numbers that EN 16931 requires of a seller: a tax number (BR-S-02, BR-Z-02), and a VAT
 * number or a business number (BR-CO-26).
 */
export function hasInvoiceIds({ taxNumber, businessNumber }: TaxIds): boolean {
  return taxNumber !== null && (isVatNumber(taxNumber) || businessNumber !== null);
}
