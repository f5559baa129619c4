import type { RecordKind } from "@/lib/site/queries";

const pagesWithPrices: readonly string[] = [
  "/",
  "/booking",
  "/cryptocurrency-recovery",
  "/financial-recovery",
  "/services",
];

/**
 * Returns the kinds of records that a page shows. Every page shows claims, and some pages also show prices. The day of
 * the latest change to these records is the day on which the page last changed. This does not apply to articles,
 * questions and legal texts, because they store the day of their last change.
 */
export function recordKindsOf(path: string): readonly RecordKind[] {
  return pagesWithPrices.includes(path) || path.startsWith("/services/") ? ["claims", "price-book"] : ["claims"];
}
