/**
 * Formats the number on a document: "2034-0007" for an invoice, "C2034-0007" for a credit note. No two documents of the
 * firm have the same number.
 */
export function invoiceNumber(document: {
  readonly kind: "invoice" | "credit_note";
  readonly year: number;
  readonly number: number;
}): string {
  const series = document.kind === "credit_note" ? "C" : "";
  return `${series}${document.year}-${String(document.number).padStart(4, "0")}`;
}
