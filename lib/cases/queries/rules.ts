import type { Tx } from "@/lib/platform/db/client";

/** A rule that must be met before a step of a case can be completed. The database decides whether the rule is met. */
export type RuleState = {
  readonly step: number;
  readonly rule: string;
  readonly isDerived: boolean;
  readonly isMet: boolean;
};

/** Lists the rules of a case in the order of the steps. */
export function listRules(tx: Pick<Tx, "$queryRaw">, caseId: string): Promise<RuleState[]> {
  return tx.$queryRaw<RuleState[]>`
    select step, rule, is_derived as "isDerived", is_met as "isMet" from case_rules(${caseId}::uuid)`;
}
