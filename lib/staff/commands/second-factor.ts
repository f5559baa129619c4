import { record } from "@/lib/platform/audit/record";
import { isFactorRequired } from "@/lib/platform/auth/factor-duty";
import { replaceRecoveryCodes } from "@/lib/platform/auth/recovery-codes";
import { enrolSecondFactor, removeSecondFactor } from "@/lib/platform/auth/second-factor";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { endOtherSessions } from "./end-sessions";

type Codes = readonly string[];

/**
 * Turns on the second factor and returns the recovery codes. Ends the staff member's other sessions, because they were
 * started without the second factor.
 */
export function addSecondFactor(
  staff: Staff,
  code: string,
  now: Instant,
): Promise<Result<Codes, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    if (await hasSecondFactor(tx, staff.id)) return fail("RESOURCE_CONFLICT");
    const codes = await enrolSecondFactor(tx, { staffUserId: staff.id, code }, now);
    if (!codes) return invalidField("code", "codeWrong");
    await endOtherSessions(tx, staff, now);
    await recordAndTell(tx, staff, { action: "staff.second-factor-added", kind: "second-factor-added", now });
    return ok(codes);
  });
}

/** Replaces the recovery codes and returns the new codes. The old codes stop working. */
export function renewRecoveryCodes(staff: Staff): Promise<Result<Codes, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, staff.id))) return fail("RESOURCE_CONFLICT");
    const codes = await replaceRecoveryCodes(tx, staff.id);
    await record(tx, staff, { action: "staff.recovery-codes-renewed", subjectKind: "staff", subjectId: staff.id });
    return ok(codes);
  });
}

/**
 * Turns off the second factor of the signed-in staff member. Refused on a live site, which requires a second factor.
 */
export async function dropSecondFactor(
  staff: Staff,
  now: Instant,
): Promise<Result<null, "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT">> {
  if (isFactorRequired()) return fail("BUSINESS_RULE_VIOLATION");
  return db.$transaction(async (tx) => {
    if (!(await hasSecondFactor(tx, staff.id))) return fail("RESOURCE_CONFLICT");
    await removeSecondFactor(tx, staff.id);
    await recordAndTell(tx, staff, { action: "staff.second-factor-removed", kind: "second-factor-removed", now });
    return ok(null);
  });
}

async function hasSecondFactor(tx: Tx, id: string): Promise<boolean> {
  return (await tx.staffUser.count({ where: { id, totpEnrolledAt: { not: null } } })) === 1;
}

type Change = {
  readonly action: string;
  readonly kind: "second-factor-added" | "second-factor-removed";
  readonly now: Instant;
};

async function recordAndTell(tx: Tx, staff: Staff, { action, kind, now }: Change): Promise<void> {
  await record(tx, staff, { action, subjectKind: "staff", subjectId: staff.id });
  const payload = { staffUserId: staff.id, kind, at: new Date(now).toISOString() };
  await enqueue(tx, { task: "account-notice", payload });
}
