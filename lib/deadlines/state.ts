import type { Day } from "@/lib/platform/time/day";

import type { Rule } from "./rule";

/** What staff have decided about a rule. Undefined if nobody has. */
export type Decision = {
  readonly isWithdrawn: boolean;
  /** The day on which a second person confirmed the rule as the code now has it. */
  readonly confirmedOn: Day | undefined;
};

export type RuleState = {
  /**
   * "date": the page counts and shows a date. "words": it shows words without a number. "none": it does not show the
   * rule at all.
   */
  readonly shown: "date" | "words" | "none";
  readonly confirmedOn: Day | undefined;
};

/** How a rule is shown on a day. */
export function ruleState(
  { grade, review }: Pick<Rule, "grade" | "review">,
  decision: Decision | undefined,
  today: Day,
): RuleState {
  const { isWithdrawn = false, confirmedOn } = decision ?? {};
  if (isWithdrawn) return { shown: "none", confirmedOn: undefined };
  if (isOverdue({ review }, today)) return { shown: "words", confirmedOn: undefined };
  return { shown: confirmedOn || grade === "own-page" ? "date" : "words", confirmedOn };
}

/** Whether the sources of a rule must be read again before its number is shown. */
export const isOverdue = ({ review }: Pick<Rule, "review">, today: Day) => today >= review;
