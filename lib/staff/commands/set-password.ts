import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { findLink, spendLink } from "@/lib/platform/auth/links";
import { isOwnPassword } from "@/lib/platform/auth/reauthenticate";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { admit } from "@/lib/platform/security/limits";
import { noteRefusedAttempt } from "@/lib/platform/security/refused-attempts";
import type { Instant } from "@/lib/platform/time/instant";

import { hashStaffPassword } from "../new-password";

type Account = { readonly id: string; readonly passwordVersion: number };
type Change = { readonly currentPassword: string; readonly newPassword: string };

/**
 * Changes the password of the signed-in staff member. The database then ends every session of the account, so the
 * caller must open a new session for this browser.
 */
export async function changePassword(
  staff: Staff,
  { currentPassword, newPassword }: Change,
  now: Instant,
): Promise<Result<Account, "VALIDATION_ERROR" | "RESOURCE_CONFLICT" | "TOO_MANY_REQUESTS">> {
  const admitted = await admit("reauthentication", staff.id);
  if (!admitted.ok) return admitted;
  if (!(await isOwnPassword(staff.id, currentPassword))) {
    noteRefusedAttempt({ kind: "proof-wrong", account: staff.id }, now);
    return invalidField("currentPassword", "passwordWrong");
  }
  await admitted.value.refund();
  if (newPassword === currentPassword) return invalidField("newPassword", "passwordUnchanged");
  const hashed = await hashStaffPassword(newPassword, [staff.name, staff.email]);
  if (!hashed.ok) return hashed;
  const change = { by: staff, id: staff.id, passwordHash: hashed.value, action: "staff.password-changed" };
  return db.$transaction(async (tx) => ok(await storePassword(tx, change, now)));
}

type Reset = { readonly token: string; readonly newPassword: string };

/**
 * Sets a new password with the token of a reset link. Ends every session of the account. The caller marks the browser
 * as known to the returned account: the link has proven access to the mailbox, so the limit for unknown browsers, which
 * an attacker can use up, does not apply to this one.
 */
export async function resetPassword(
  { token, newPassword }: Reset,
  now: Instant,
): Promise<Result<Account, "VALIDATION_ERROR" | "RESOURCE_NOT_FOUND">> {
  const link = await findLink({ kind: "password-reset", token }, now);
  if (!link) {
    noteRefusedAttempt({ kind: "link-wrong" }, now);
    return fail("RESOURCE_NOT_FOUND");
  }
  const hashed = await hashStaffPassword(newPassword, [link.name, link.email]);
  if (!hashed.ok) return hashed;
  return db.$transaction(async (tx) => {
    if (!(await spendLink(tx, link.id, now))) return fail("RESOURCE_NOT_FOUND");
    const by = { kind: "staff", id: link.staffUserId } as const;
    const reset = { by, id: link.staffUserId, passwordHash: hashed.value, action: "staff.password-reset" };
    return ok(await storePassword(tx, reset, now));
  });
}

type NewPassword = { readonly by: Actor; readonly id: string; readonly passwordHash: string; readonly action: string };

async function storePassword(tx: Tx, { by, id, passwordHash, action }: NewPassword, now: Instant): Promise<Account> {
  const account = await tx.staffUser.update({
    where: { id },
    data: { passwordHash, mustChangePassword: false },
    select: { id: true, passwordVersion: true },
  });
  await record(tx, by, { action, subjectKind: "staff", subjectId: id });
  const payload = { staffUserId: id, kind: "password-changed", at: new Date(now).toISOString() } as const;
  await enqueue(tx, { task: "account-notice", payload });
  return account;
}
