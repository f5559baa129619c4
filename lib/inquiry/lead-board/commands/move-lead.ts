import { makeUndoableChange } from "../../inbox/commands/undoable-change";
import type { SeenItem } from "../../inbox/commands/change-item";
import type { ItemChanges } from "../../inbox/item";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { findStage } from "../../leads/stages/queries/find-stage";
import { isReachable } from "../../leads/stages/stage";
import type { LeadStage, RefusalReason } from "../../leads/stages/stage";

type Move = SeenItem & {
  readonly stage: LeadStage;
  /** Required for "not-for-us". */
  readonly reason: RefusalReason | null;
};

/**
 * Moves a lead to another stage. "new" and "contacted" change its state in the inbox. RESOURCE_CONFLICT: the lead is
 * unknown or has changed. The database keeps the first time of each stage.
 */
export async function moveLead(
  staff: Staff,
  { reference, version, stage, reason }: Move,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  if (stage === "not-for-us" && reason === null) return invalidField("reason", "chooseReason");
  return db.$transaction(async (tx) => {
    const [found, lead] = [
      await findStage(reference, tx),
      await tx.lead.findUnique({ where: { reference, isTest: false } }),
    ];
    if (!found || !lead) return fail("RESOURCE_CONFLICT");
    if (found.stage === stage && stage !== "not-for-us" && lead.version === version) return ok(null);
    if (!isReachable(stage, found))
      return invalidField("stage", stage === "consultation" ? "stageNeedsBooking" : "stageFollowsBooking");
    const change = {
      reference,
      version,
      from: ["received", "answered", "closed", "not_for_us"],
      data: stateChanges(stage, lead, now),
      lead: {
        decidedStage: stage === "qualified" || stage === "engaged" ? stage : null,
        decidedAt: stage === "qualified" || stage === "engaged" ? new Date(now) : null,
        notForUsReason: stage === "not-for-us" ? reason : null,
      },
      action: "stage-changed",
      details: { stage, reason },
    } as const;
    const facts = { stage, ...(reason === null || stage !== "not-for-us" ? {} : { reason }) };
    return makeUndoableChange(tx, staff, { ...change, kind: "stage", facts }, now);
  });
}

type Stored = { readonly state: string; readonly answeredAt: Date | null };

/** The state in the inbox that belongs to the stage. A lead that is qualified before its answer still waits for it. */
function stateChanges(stage: LeadStage, { state, answeredAt }: Stored, now: Instant): ItemChanges {
  const at = new Date(now);
  const answered = { answeredAt: answeredAt ?? at, snoozedUntil: null };
  switch (stage) {
    case "new":
      return state === "received" ? {} : { state: "received", answeredAt: null, reopenedAt: at, warnedAt: null };
    case "contacted":
      return state === "closed" ? {} : { state: "answered", ...answered };
    case "not-for-us":
      return { state: "not_for_us", ...answered };
    case "qualified":
    case "consultation":
    case "engaged":
      if (state !== "not_for_us") return {};
      return answeredAt ? { state: "answered" } : { state: "received" };
    default:
      return stage satisfies never;
  }
}
