import type { Rule } from "@/lib/availability/explain";
import type { Instant } from "@/lib/platform/time/instant";

/** Explains why a start is free or not, with the nearest free times. */
export type ExplainedStart = {
  readonly start: Instant;
  /**
   * The broken rules of each adviser, in the order in which the engine checks the rules. An adviser without a broken
   * rule is free.
   */
  readonly advisers: readonly { readonly id: string; readonly name: string; readonly rules: readonly Rule[] }[];
  readonly nearest: readonly { readonly start: Instant; readonly adviser: string }[];
};
