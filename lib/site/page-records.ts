import type { RecordKind } from "@/lib/site/queries";

const pagesWithPrices: readonly string[] = [
  "/",
  "/booking",
  "/cryptocurrency-recovery",
  "/financial-recovery",
  "/services",
];

/** The records that a page without its own text shows: claims are on every page, prices only on some. */
export function recordKindsOf(path: string): readonly RecordKind[] {
  return pagesWithPrices.includes(path) || path.startsWith("/services/") ? ["claims", "price-book"] : ["claims"];
}
