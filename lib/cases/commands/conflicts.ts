import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { ConflictDecision } from "../kinds";
import { matchesSchema } from "../conflicts";
import { findConflicts } from "../queries/find-conflicts";
import { sealOptional } from "../sealed-texts";
import { changeFacts, oneRow } from "./change-facts";

/** Searches for conflicts of interest and stores the result. */
export function searchConflicts(staff: Staff, reference: string, now: Instant) {
  return changeFacts(staff, { reference, fact: "conflict-check", change: "added", now }, async (tx, caseId) => {
    const { terms, compared, matches } = await findConflicts(tx, caseId);
    await tx.conflictCheck.create({
      data: { caseId, checkedAt: new Date(now), checkedById: staff.id, terms, compared, matches: [...matches] },
      select: { id: true },
    });
    return ok(null);
  });
}

type Decision = {
  readonly reference: string;
  readonly id: string;
  readonly decision: ConflictDecision;
  readonly reason?: string | undefined;
};

/**
 * Records the decision about the latest search. A reason is required if the search found matches. RESOURCE_CONFLICT:
 * the search already has a decision, or a newer search exists.
 */
export function decideConflicts(staff: Staff, { reference, id, decision, reason }: Decision, now: Instant) {
  return changeFacts(staff, { reference, fact: "conflict-check", change: "decided", now }, async (tx, caseId) => {
    const latest = await tx.conflictCheck.findFirst({
      where: { caseId },
      orderBy: [{ checkedAt: "desc" }, { id: "asc" }],
      select: { id: true, matches: true },
    });
    if (latest?.id !== id) return fail("RESOURCE_CONFLICT");
    if (matchesSchema.parse(latest.matches).length > 0 && !reason)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "reason" });
    const decided = oneRow(
      await tx.conflictCheck.updateMany({
        where: { id, decision: null },
        data: {
          decision,
          decidedAt: new Date(now),
          decidedById: staff.id,
          reasonCipher: sealOptional("conflict_checks.reason", reason),
        },
      }),
    );
    return decided.ok ? ok({ outcome: decision }) : decided;
  });
}
