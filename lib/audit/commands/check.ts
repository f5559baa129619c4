import { askForCheck } from "@/lib/platform/audit/checks";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { ok } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

/** Asks the worker for a check of the audit log. Does nothing while one is queued or running. */
export async function requestCheck(staff: Staff, now: Instant) {
  await db.$transaction(async (tx) => {
    const isAsked = await askForCheck(tx, now);
    if (isAsked) await record(tx, staff, { action: "audit.check-requested", subjectKind: "audit", subjectId: "log" });
  });
  return ok(null);
}
