import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { cancelJobs } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { listRules } from "../queries/rules";
import { stepUndoMs } from "../rules";
import { seal } from "../sealed-texts";
import { changeCase, isClosed } from "./change-case";
import type { CaseTarget } from "./change-case";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/** The key of the job that sends the client the email about a step. `undoStep` cancels the job by this key. */
export const stepJobKey = (caseId: string, step: number) => `case-step:${caseId}:${step}`;

type Completion = CaseTarget & { readonly step: number; readonly emailsClient: boolean };

/**
 * Completes the next step of the journey. BUSINESS_RULE_VIOLATION: the case is closed, the step is not the next one, or
 * a rule of the step is not met. The database enforces the same conditions.
 */
export function completeStep(
  staff: Staff,
  { step, emailsClient, ...target }: Completion,
  now: Instant,
): Promise<Result<null, Refusal, "closed" | "order" | "unmet">> {
  return changeCase(staff, { ...target, now }, async ({ id, state }, tx) => {
    if (state === "closed") return isClosed;
    const before = await tx.caseStep.count({ where: { caseId: id } });
    if (before !== step - 1) return fail("BUSINESS_RULE_VIOLATION", { rule: "order" });
    const rules = await listRules(tx, id);
    if (rules.some((rule) => rule.step === step && !rule.isMet))
      return fail("BUSINESS_RULE_VIOLATION", { rule: "unmet" });
    const completedAt = new Date(now);
    await tx.caseStep.create({
      data: { caseId: id, step, completedAt, completedById: staff.id, emailsClient },
      select: { step: true },
    });
    const payload = { caseId: id, step, completedAt: completedAt.toISOString() };
    const email = {
      job: { task: "case-step-email", payload },
      runAt: new Date(now + stepUndoMs),
      key: stepJobKey(id, step),
    } as const;
    return ok({
      data: {},
      audit: { action: "case.step-completed", details: { step, emailsClient } },
      jobs: emailsClient ? [email] : [],
      value: null,
    });
  });
}

type TakenBack = CaseTarget & { readonly step: number; readonly reason?: string | undefined };

/**
 * Undoes the latest completed step. Within `stepUndoMs` of the completion, no reason is needed and the client gets no
 * email about the step. After that, only an administrator may undo the step, and must give a reason.
 * BUSINESS_RULE_VIOLATION: the step is not the latest completed step, the case is closed, the reason is missing, or it
 * is too late for this role.
 */
export function undoStep(
  staff: Staff,
  { step, reason, ...target }: TakenBack,
  now: Instant,
): Promise<Result<null, Refusal, "closed" | "order" | "late" | "reason">> {
  return changeCase(staff, { ...target, now }, async ({ id, state }, tx) => {
    if (state === "closed") return isClosed;
    const last = await tx.caseStep.findFirst({ where: { caseId: id }, orderBy: { step: "desc" } });
    if (last?.step !== step) return fail("BUSINESS_RULE_VIOLATION", { rule: "order" });
    const isLate = last.completedAt.getTime() + stepUndoMs <= now;
    if (isLate && !isAllowed(staff.role, "cases.take-back")) return fail("BUSINESS_RULE_VIOLATION", { rule: "late" });
    if (isLate && !reason) return fail("BUSINESS_RULE_VIOLATION", { rule: "reason" });
    await tx.caseStep.delete({ where: { caseId_step: { caseId: id, step } } });
    await cancelJobs(tx, [stepJobKey(id, step)]);
    if (isLate && reason)
      await tx.caseDecision.create({
        data: {
          caseId: id,
          kind: "step-taken-back",
          step,
          at: new Date(now),
          byId: staff.id,
          reasonCipher: seal("case_decisions.reason", reason),
        },
        select: { id: true },
      });
    return ok({ data: {}, audit: { action: "case.step-taken-back", details: { step, isLate } }, value: null });
  });
}
