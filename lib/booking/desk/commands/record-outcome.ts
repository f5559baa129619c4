import { z } from "zod";

import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { bookingStates, statesBefore } from "../../states";
import { changeBooking } from "./change-booking";
import type { StaffTarget } from "./change-booking";

/** Whether the appointment took place, or the client did not come. */
export type Outcome = "completed" | "no_show";

/** The details in the audit row of an outcome. */
const replacedSchema = z.object({
  /** When the outcome was recorded. */
  at: z.iso.datetime(),
  /** The state that the outcome replaced. */
  before: z.enum(bookingStates),
  /** When that state was recorded, if it was an outcome. Null for other states. */
  beforeAt: z.iso.datetime().nullable(),
});

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/**
 * Records the outcome of an appointment or corrects it. Sends no email and does not change the client's case.
 * BUSINESS_RULE_VIOLATION: the appointment has not begun, or its state does not allow the outcome.
 */
export function recordOutcome(
  staff: Staff,
  { outcome, ...target }: StaffTarget & { readonly outcome: Outcome },
  now: Instant,
): Promise<Result<null, Refusal, "state" | "start">> {
  return changeBooking(staff, target, ({ status, startsAt, completedAt, noShowAt }) => {
    if (!statesBefore(outcome).includes(status)) return fail("BUSINESS_RULE_VIOLATION", { rule: "state" });
    if (startsAt.getTime() > now) return fail("BUSINESS_RULE_VIOLATION", { rule: "start" });
    const at = new Date(now);
    const details: z.infer<typeof replacedSchema> = {
      at: at.toISOString(),
      before: status,
      beforeAt: (completedAt ?? noShowAt)?.toISOString() ?? null,
    };
    return ok({
      data: {
        status: outcome,
        completedAt: outcome === "completed" ? at : null,
        noShowAt: outcome === "no_show" ? at : null,
      },
      audit: { action: outcome === "completed" ? "booking.completed" : "booking.no-show", details },
      value: null,
    });
  });
}

/**
 * How long a recorded outcome can be undone, in milliseconds. The toast with the Undo button is shown for 10 seconds,
 * but its time stops while the pointer or the focus is on it. A click can therefore come minutes after the outcome was
 * recorded. After ten minutes, an outcome can be corrected but not removed.
 */
const undoableMs = 10 * msPerMinute;

/**
 * Undoes the outcome that was recorded last. The booking returns to the state that this outcome replaced. If the
 * outcome was a correction, that state is the earlier outcome. BUSINESS_RULE_VIOLATION: the booking has no outcome, or
 * the outcome was recorded too long ago.
 */
export function undoOutcome(staff: Staff, target: StaffTarget, now: Instant): Promise<Result<null, Refusal, "undo">> {
  return changeBooking(staff, target, async ({ id, completedAt, noShowAt }, tx) => {
    const recordedAt = completedAt ?? noShowAt;
    if (recordedAt === null || recordedAt.getTime() < now - undoableMs)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "undo" });
    const { before, beforeAt } = await findReplaced(tx, id, recordedAt);
    return ok({
      data: {
        status: before,
        completedAt: before === "completed" ? beforeAt : null,
        noShowAt: before === "no_show" ? beforeAt : null,
      },
      audit: { action: "booking.outcome-undone" },
      value: null,
    });
  });
}

/**
 * Finds the state that an outcome replaced. `at` is the time at which the outcome was recorded. Outcomes in sample data
 * have no audit row. When such an outcome is undone, the booking changes to the state "confirmed".
 */
async function findReplaced(tx: Tx, subjectId: string, at: Date) {
  const event = await tx.auditEvent.findFirst({
    where: {
      subjectKind: "booking",
      subjectId,
      action: { in: ["booking.completed", "booking.no-show"] },
      details: { path: ["at"], equals: at.toISOString() },
    },
    orderBy: { id: "desc" },
    select: { details: true },
  });
  return event ? replacedSchema.parse(event.details) : { before: "confirmed" as const, beforeAt: null };
}
