import type { Rule } from "@/lib/availability/explain";
import type { Instant } from "@/lib/platform/time/instant";

/** Why a start is free or not, and the nearest free times. */
export type ExplainedStart = {
  readonly start: Instant;
  /** By adviser, in the engine's order of rules. An empty list means that the adviser is free. */
  readonly advisers: readonly { readonly id: string; readonly name: string; readonly rules: readonly Rule[] }[];
  readonly nearest: readonly { readonly start: Instant; readonly adviser: string }[];
};
