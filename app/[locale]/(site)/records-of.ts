import type { RecordKind } from "@/lib/site/queries";

const priced: readonly string[] = ["/", "/booking", "/cryptocurrency-recovery", "/financial-recovery", "/services"];

/** Of which records a page without a text of its own is made: all show claims, these prices as well. */
export function recordsOf(path: string): readonly RecordKind[] {
  return priced.includes(path) || path.startsWith("/services/") ? ["claims", "price-book"] : ["claims"];
}
