import type { CaseKind } from "./kinds";
import type { StepName } from "./rules";

/** A case in the list of a client's cases. */
export type ClientCase = {
  readonly reference: string;
  readonly kind: CaseKind;
  readonly state: "open" | "closed";
  /** The number of completed steps. */
  readonly completedSteps: number;
  /** The step in progress, and the number of its rules that are not met. Undefined if the case has no such step. */
  readonly next: { readonly name: StepName; readonly unmet: number } | undefined;
};
