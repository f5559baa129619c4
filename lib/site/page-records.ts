import type { RecordKind } from "@/lib/site/queries";

const pagesWithPrices: readonly string[] = [
  "/",
  "/booking",
  "/cryptocurrency-recovery",
  "/financial-recovery",
  "/services",
];

/** The kinds of records that a page without a text file shows. Every page shows claims, and some pages show prices. */
export function recordKindsOf(path: string): readonly RecordKind[] {
  return pagesWithPrices.includes(path) || path.startsWith("/services/") ? ["claims", "price-book"] : ["claims"];
}
