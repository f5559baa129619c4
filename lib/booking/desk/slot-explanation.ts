import type { Rule } from "@/lib/availability/explain";
import type { Instant } from "@/lib/platform/time/instant";

/** The rules that prevent each adviser from holding an appointment at `start`, and the nearest free times. */
export type ExplainedStart = {
  readonly start: Instant;
  /**
   * The active advisers who offer the service. `rules` lists the reasons why an adviser cannot hold the appointment, in
   * the order of `lib/availability/explain`. The list is empty if the adviser is free.
   */
  readonly advisers: readonly { readonly id: string; readonly name: string; readonly rules: readonly Rule[] }[];
  readonly nearest: readonly { readonly start: Instant; readonly adviser: string }[];
};
