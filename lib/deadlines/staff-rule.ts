import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";

import type { Rule } from "./rule";
import type { RuleId } from "./rules";
import type { RuleState } from "./state";

/** A withdrawn rule: when, by whom and why. */
export type Withdrawal = {
  readonly withdrawnAt: Date | null;
  readonly withdrawnReason: string | null;
  readonly withdrawnBy: { readonly name: string } | null;
};

/** A rule as the page of staff shows it. */
export type StaffRule = {
  readonly rule: Rule & { readonly id: RuleId };
  readonly state: RuleState;
  readonly isOverdue: boolean;
  /** Whether the confirmation is of an older version of the rule. */
  readonly isChanged: boolean;
  readonly confirmation: ConfirmationRow | undefined;
  readonly withdrawn: Withdrawal | undefined;
};
