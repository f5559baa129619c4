import type { Tx } from "@/lib/platform/db/client";

/** A rule of a case. The database decides whether it is met. */
export type RuleState = {
  readonly step: number;
  readonly rule: string;
  readonly isDerived: boolean;
  readonly isMet: boolean;
};

/** The rules of a case, in order. */
export function listRules(tx: Pick<Tx, "$queryRaw">, caseId: string): Promise<RuleState[]> {
  return tx.$queryRaw<RuleState[]>`
    select step, rule, is_derived as "isDerived", is_met as "isMet" from case_rules(${caseId}::uuid)`;
}
