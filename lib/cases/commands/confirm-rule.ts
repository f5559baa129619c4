import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { listRules } from "../queries/rules";
import { ruleSetSchema } from "../rules";
import { sealOptional } from "../sealed-texts";
import { changeCase, isClosed } from "./change-case";
import type { CaseTarget } from "./change-case";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

type Confirmation = CaseTarget & { readonly rule: string; readonly note?: string | undefined };

/**
 * Confirms a manual rule, even before its step begins. A rule that needs two people is met when the second person
 * confirms it. BUSINESS_RULE_VIOLATION: the case is closed ("closed"), the case has no such manual rule or the rule is
 * already met ("unknown"), this staff member has already confirmed the rule ("same-person"), or the rule needs a fact
 * that is not recorded ("no-agreement"). The database enforces most of these conditions as well.
 */
export function confirmRule(
  staff: Staff,
  { rule, note, ...target }: Confirmation,
  now: Instant,
): Promise<Result<null, Refusal, "closed" | "unknown" | "same-person" | "no-agreement">> {
  return changeCase(staff, { ...target, now }, async ({ id, state }, tx) => {
    if (state === "closed") return isClosed;
    const ruleState = (await listRules(tx, id)).find((each) => each.rule === rule);
    if (!ruleState || ruleState.isDerived || ruleState.isMet)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "unknown" });
    const where = { caseId_rule: { caseId: id, rule } };
    const first = await tx.caseRuleMet.findUnique({ where, select: { metById: true } });
    if (first?.metById === staff.id) return fail("BUSINESS_RULE_VIOLATION", { rule: "same-person" });
    if (!first && !(await hasNeededFact(tx, id, rule)))
      return fail("BUSINESS_RULE_VIOLATION", { rule: "no-agreement" });
    if (first)
      await tx.caseRuleMet.update({
        where,
        data: { secondMetAt: new Date(now), secondMetById: staff.id },
        select: { rule: true },
      });
    else
      await tx.caseRuleMet.create({
        data: {
          caseId: id,
          rule,
          step: ruleState.step,
          metAt: new Date(now),
          metById: staff.id,
          noteCipher: sealOptional("case_rules_met.note", note),
        },
        select: { rule: true },
      });
    return ok({ data: {}, audit: { action: "case.rule-met", details: { rule } }, value: null });
  });
}

/**
 * Tells whether the case has the fact that must be recorded before the rule can be confirmed. True if the rule needs no
 * fact.
 */
async function hasNeededFact(tx: Tx, caseId: string, rule: string): Promise<boolean> {
  const { ruleSet } = await tx.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { ruleSet: { select: { rules: true } } },
  });
  const caseRule = ruleSetSchema.parse(ruleSet.rules).find(({ code }) => code === rule);
  if (caseRule?.kind !== "manual" || caseRule.needs === undefined) return true;
  const [row] = await tx.$queryRaw<[{ exists: boolean }]>`
    select case_fact_exists(${caseId}::uuid, ${caseRule.needs}, null) as exists`;
  return row.exists;
}

/**
 * Withdraws the confirmation of a rule, or both confirmations of a rule that needs two people. BUSINESS_RULE_VIOLATION:
 * the case is closed, no person has confirmed the rule, or the step of the rule is complete.
 */
export function withdrawRule(
  staff: Staff,
  { rule, ...target }: CaseTarget & { readonly rule: string },
  now: Instant,
): Promise<Result<null, Refusal, "closed" | "unknown" | "complete">> {
  return changeCase(staff, { ...target, now }, async ({ id, state }, tx) => {
    if (state === "closed") return isClosed;
    const met = await tx.caseRuleMet.findUnique({ where: { caseId_rule: { caseId: id, rule } } });
    if (!met || met.isDerived) return fail("BUSINESS_RULE_VIOLATION", { rule: "unknown" });
    const isComplete = (await tx.caseStep.count({ where: { caseId: id, step: met.step } })) > 0;
    if (isComplete) return fail("BUSINESS_RULE_VIOLATION", { rule: "complete" });
    await tx.caseRuleMet.delete({ where: { caseId_rule: { caseId: id, rule } } });
    return ok({ data: {}, audit: { action: "case.rule-withdrawn", details: { rule } }, value: null });
  });
}
