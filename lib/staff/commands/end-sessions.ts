import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

type Account = { readonly id: string; readonly sessionId: string };

/** Ends all sessions of an account except the current session. */
export async function endOtherSessions(tx: Tx, { id, sessionId }: Account, now: Instant): Promise<void> {
  await tx.staffSession.updateMany({
    where: { staffUserId: id, id: { not: sessionId }, endedAt: null },
    data: { endedAt: new Date(now) },
  });
}

/** Ends one of the staff member's own sessions. Does nothing if the session has ended or belongs to another account. */
export async function endOwnSession(staff: Staff, sessionId: string, now: Instant): Promise<void> {
  await endSessions(staff, { id: sessionId, staffUserId: staff.id }, now);
}

/** Ends all of the staff member's own sessions, including the current one. */
export async function signOutEverywhere(staff: Staff, now: Instant): Promise<void> {
  await endSessions(staff, { staffUserId: staff.id }, now);
}

/** Ends one session of an account, or all of them if `where.id` is missing. */
export async function endSessions(
  by: Actor,
  where: { readonly id?: string; readonly staffUserId: string },
  now: Instant,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.staffSession.updateMany({
      where: { ...where, endedAt: null },
      data: { endedAt: new Date(now) },
    });
    if (count === 0) return;
    const subject = { subjectKind: "staff", subjectId: where.staffUserId } as const;
    await record(tx, by, { action: "staff.sessions-ended", ...subject, details: { count } });
  });
}
