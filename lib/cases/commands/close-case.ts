import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { CaseOutcome } from "../kinds";
import { stepCount } from "../rules";
import { seal, sealOptional } from "../sealed-texts";
import { changeCase, isClosed } from "./change-case";
import type { CaseTarget } from "./change-case";

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

type Closing = CaseTarget & { readonly outcome: CaseOutcome; readonly reason?: string | undefined };

/**
 * Closes a case with its outcome. If money was recovered, every step must be complete. If no money was recovered, the
 * case can be closed at any step, but needs a reason. BUSINESS_RULE_VIOLATION: the case is already closed
 * ("closed"), a step is not complete ("journey"), or the reason is missing ("reason"). RESOURCE_NOT_FOUND and
 * RESOURCE_CONFLICT: as for `changeCase`.
 */
export function closeCase(
  staff: Staff,
  { outcome, reason, ...target }: Closing,
  now: Instant,
): Promise<Result<null, Refusal, "closed" | "reason" | "journey">> {
  return changeCase(staff, { ...target, now }, async ({ id, state }, tx) => {
    if (state === "closed") return isClosed;
    if (outcome === "none" && !reason) return fail("BUSINESS_RULE_VIOLATION", { rule: "reason" });
    const completed = await tx.caseStep.count({ where: { caseId: id } });
    if (outcome !== "none" && completed < stepCount) return fail("BUSINESS_RULE_VIOLATION", { rule: "journey" });
    await tx.caseDecision.create({
      data: {
        caseId: id,
        kind: "closed",
        outcome,
        at: new Date(now),
        byId: staff.id,
        reasonCipher: sealOptional("case_decisions.reason", reason),
      },
      select: { id: true },
    });
    const closeReasonCipher = sealOptional("cases.close_reason", reason);
    return ok({
      data: { state: "closed", outcome, closedAt: new Date(now), closeReasonCipher },
      audit: { action: "case.closed", details: { outcome } },
      value: null,
    });
  });
}

/**
 * Reopens a closed case. Its steps stay unchanged. BUSINESS_RULE_VIOLATION: the case is open. RESOURCE_NOT_FOUND and
 * RESOURCE_CONFLICT: as for `changeCase`.
 */
export function reopenCase(
  staff: Staff,
  { reason, ...target }: CaseTarget & { readonly reason: string },
  now: Instant,
): Promise<Result<null, Refusal, "open">> {
  return changeCase(staff, { ...target, now }, async ({ id, state }, tx) => {
    if (state === "open") return fail("BUSINESS_RULE_VIOLATION", { rule: "open" });
    await tx.caseDecision.create({
      data: {
        caseId: id,
        kind: "reopened",
        at: new Date(now),
        byId: staff.id,
        reasonCipher: seal("case_decisions.reason", reason),
      },
      select: { id: true },
    });
    return ok({
      data: { state: "open", outcome: null, closedAt: null, closeReasonCipher: null },
      audit: { action: "case.reopened" },
      value: null,
    });
  });
}
