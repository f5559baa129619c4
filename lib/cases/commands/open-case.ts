import { lockFile, mayOpenFile } from "@/lib/clients/commands/access";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { drawReference } from "@/lib/platform/security/reference";
import type { Instant } from "@/lib/platform/time/instant";

import type { CaseKind } from "../kinds";
import { newestRuleSet } from "../queries/rule-sets";

type NewCase = {
  readonly clientId: string;
  readonly kind: CaseKind;
  /** A random key of the form. It becomes the case's id, so that a form sent twice opens only one case. */
  readonly formKey: string;
};

/**
 * Opens a case for a client and returns the case's reference. The staff member owns the case. The adviser of the case
 * is the staff member if they are an adviser, and otherwise the adviser of the client's latest appointment. If the same
 * form is sent again, no second case is opened and the same reference is returned. RESOURCE_NOT_FOUND: the staff member
 * may not change the client's file.
 */
export async function openCase(
  staff: Staff,
  { clientId, kind, formKey }: NewCase,
  now: Instant,
): Promise<Result<{ readonly reference: string }, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    // A repeated request waits here until the first request has ended.
    if (!(await lockFile(tx, clientId)) || !(await mayOpenFile(staff, clientId, now, tx)))
      return fail("RESOURCE_NOT_FOUND");
    const earlier = await tx.case.findFirst({ where: { id: formKey, clientId }, select: { reference: true } });
    if (earlier) return ok(earlier);
    const latest = await tx.booking.findFirst({
      where: { clientId },
      orderBy: { startsAt: "desc" },
      select: { adviserId: true },
    });
    const { id, reference } = await tx.case.create({
      data: {
        id: formKey,
        reference: drawReference("CAS"),
        clientId,
        kind,
        ownerId: staff.id,
        adviserId: staff.adviserId ?? latest?.adviserId ?? null,
        ruleSetVersion: (await newestRuleSet(tx)).version,
        openedAt: new Date(now),
      },
      select: { id: true, reference: true },
    });
    await record(tx, staff, { action: "case.opened", subjectKind: "case", subjectId: id, details: { kind } });
    return ok({ reference });
  });
}
