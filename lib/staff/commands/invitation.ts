import { randomUUID } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import { findLink, openLink, spendLink } from "@/lib/platform/auth/links";
import type { Role } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { invalidField } from "@/lib/platform/forms/field-errors";
import type { Locale } from "@/lib/platform/i18n/locales";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { noteRefusedAttempt } from "@/lib/platform/security/refused-attempts";
import type { Instant } from "@/lib/platform/time/instant";

import { hashStaffPassword } from "../new-password";

type Invitation = {
  /** The email address in lower case. */
  readonly email: string;
  readonly role: Role;
  readonly adviserId: string | null;
  readonly locale: Locale;
};

/** Creates an account without a password and queues the email with the invitation link. */
export async function invite(
  by: Staff,
  { email, ...access }: Invitation,
  now: Instant,
): Promise<Result<string, "VALIDATION_ERROR">> {
  try {
    return await db.$transaction(async (tx) => {
      const data = { ...access, email, name: email, passwordHash: null };
      const { id } = await tx.staffUser.create({ data, select: { id: true } });
      const details = { role: access.role };
      await record(tx, by, { action: "staff.invited", subjectKind: "staff", subjectId: id, details });
      await queueInvitation(tx, id, now);
      return ok(id);
    });
  } catch (error) {
    // Two accounts cannot have the same email address or the same adviser.
    if (isDuplicate(error)) return invalidField(await duplicateField(email), "staffTaken");
    throw error;
  }
}

async function duplicateField(email: string): Promise<"email" | "adviserId"> {
  return (await db.staffUser.count({ where: { email } })) > 0 ? "email" : "adviserId";
}

/** Sends a new link to a person who has not accepted the invitation. The earlier link stops working. */
export function inviteAgain(by: Staff, id: string, now: Instant): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    if ((await tx.staffUser.count({ where: { id, isActive: true, passwordHash: null } })) === 0)
      return fail("RESOURCE_CONFLICT");
    await record(tx, by, { action: "staff.invited-again", subjectKind: "staff", subjectId: id });
    await queueInvitation(tx, id, now);
    return ok(null);
  });
}

async function queueInvitation(tx: Tx, staffUserId: string, now: Instant): Promise<void> {
  const linkId = randomUUID();
  await openLink(tx, { id: linkId, kind: "invitation", staffUserId }, now);
  await enqueue(tx, { task: "staff-invitation", payload: { linkId } });
}

type Acceptance = { readonly token: string; readonly name: string; readonly newPassword: string };
type Account = { readonly id: string; readonly passwordVersion: number };

/** Stores the name and the password that an invited person has chosen. Each link can be used only once. */
export async function acceptInvitation(
  { token, name, newPassword }: Acceptance,
  now: Instant,
): Promise<Result<Account, "VALIDATION_ERROR" | "RESOURCE_NOT_FOUND">> {
  const link = await findLink({ kind: "invitation", token }, now);
  if (!link) {
    noteRefusedAttempt({ kind: "link-wrong" }, now);
    return fail("RESOURCE_NOT_FOUND");
  }
  const hashed = await hashStaffPassword(newPassword, [name, link.email]);
  if (!hashed.ok) return hashed;
  return db.$transaction(async (tx) => {
    if (!(await spendLink(tx, link.id, now))) return fail("RESOURCE_NOT_FOUND");
    const account = await tx.staffUser.update({
      where: { id: link.staffUserId },
      data: { name, passwordHash: hashed.value },
      select: { id: true, passwordVersion: true },
    });
    const by = { kind: "staff", id: account.id } as const;
    await record(tx, by, { action: "staff.invitation-accepted", subjectKind: "staff", subjectId: account.id });
    return ok(account);
  });
}
