import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { listRules } from "../queries/rules";
import { sealOptional } from "../texts";
import { countChange, lockCase } from "./lock-case";
import type { CaseTarget } from "./lock-case";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

type Confirmation = CaseTarget & { readonly rule: string; readonly note?: string | undefined };

/**
 * Confirms a rule that a person decides, also of a later step. BUSINESS_RULE_VIOLATION: the case is closed, or has no
 * such rule that is not met yet.
 */
export async function confirmRule(
  staff: Staff,
  { rule, note, ...target }: Confirmation,
  now: Instant,
): Promise<Result<null, Refusal>> {
  return db.$transaction(async (tx) => {
    const locked = await lockCase(tx, staff, target, now);
    if (!locked.ok) return locked;
    const { id, state } = locked.value;
    if (state === "closed") return fail("BUSINESS_RULE_VIOLATION", { rule: "closed" });
    const found = (await listRules(tx, id)).find((each) => each.rule === rule);
    if (!found || found.isDerived || found.isMet) return fail("BUSINESS_RULE_VIOLATION", { rule: "unknown" });
    await tx.caseRuleMet.create({
      data: {
        caseId: id,
        rule,
        step: found.step,
        metAt: new Date(now),
        metById: staff.id,
        noteCipher: sealOptional("case_rules_met.note", note),
      },
      select: { rule: true },
    });
    await countChange(tx, id);
    await record(tx, staff, { action: "case.rule-met", subjectKind: "case", subjectId: id, details: { rule } });
    return ok(null);
  });
}

/**
 * Withdraws a confirmation. BUSINESS_RULE_VIOLATION: the case is closed, the rule was not confirmed, or its step is
 * complete.
 */
export async function withdrawRule(
  staff: Staff,
  { rule, ...target }: CaseTarget & { readonly rule: string },
  now: Instant,
): Promise<Result<null, Refusal>> {
  return db.$transaction(async (tx) => {
    const locked = await lockCase(tx, staff, target, now);
    if (!locked.ok) return locked;
    const { id, state } = locked.value;
    if (state === "closed") return fail("BUSINESS_RULE_VIOLATION", { rule: "closed" });
    const met = await tx.caseRuleMet.findUnique({ where: { caseId_rule: { caseId: id, rule } } });
    if (!met || met.isDerived) return fail("BUSINESS_RULE_VIOLATION", { rule: "unknown" });
    const isComplete = (await tx.caseStep.count({ where: { caseId: id, step: met.step } })) > 0;
    if (isComplete) return fail("BUSINESS_RULE_VIOLATION", { rule: "complete" });
    await tx.caseRuleMet.delete({ where: { caseId_rule: { caseId: id, rule } } });
    await countChange(tx, id);
    await record(tx, staff, { action: "case.rule-withdrawn", subjectKind: "case", subjectId: id, details: { rule } });
    return ok(null);
  });
}
