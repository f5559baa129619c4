import { record } from "../audit/record";
import { db } from "../db/client";
import { fail, ok } from "../result";
import type { Result } from "../result";
import { admit } from "../security/limits";
import { msPerMinute } from "../time/instant";
import { noteRefusedAttempt } from "../security/refused-attempts";
import type { Instant } from "../time/instant";
import type { SessionToken } from "./cookie";
import { isPassword } from "./passwords";
import { acceptCode } from "./second-factor";
import { renewSession } from "./sessions";
import type { Staff } from "./staff";

/** A sensitive change needs a password or code that the staff member entered at most this long ago. */
export const recentFor = 10 * msPerMinute;

/** How this staff member confirms a sensitive change. */
export type Proof = "password" | "code";

/** Returns what the staff member must enter before a sensitive change. Undefined if it was entered recently. */
export function missingProof({ reauthenticatedAt, hasSecondFactor }: Staff, now: Instant): Proof | undefined {
  if (reauthenticatedAt > now - recentFor) return undefined;
  return hasSecondFactor ? "code" : "password";
}

/**
 * Checks the password, or the code if the staff member has a second factor. If the password or code is right, stores
 * `now` in the session as the time of the reauthentication, and returns the version of the session's new cookie.
 */
export async function reauthenticate(
  staff: Staff,
  given: string,
  now: Instant,
): Promise<Result<SessionToken, "AUTH_INVALID_CREDENTIALS" | "AUTH_TOKEN_EXPIRED" | "TOO_MANY_REQUESTS">> {
  const admitted = await admit("reauthentication", staff.id);
  if (!admitted.ok) return admitted;
  const isRight = staff.hasSecondFactor ? await acceptCode(staff.id, given, now) : await isOwnPassword(staff.id, given);
  if (!isRight) {
    noteRefusedAttempt({ kind: "proof-wrong", account: staff.id }, now);
    return fail("AUTH_INVALID_CREDENTIALS");
  }
  const version = await db.$transaction(async (tx) => {
    const details = { proof: staff.hasSecondFactor ? "code" : "password" };
    const entry = { action: "staff.reauthenticated", subjectKind: "staff", subjectId: staff.id, details } as const;
    await record(tx, staff, entry);
    return renewSession(tx, staff.sessionId, now);
  });
  await admitted.value.refund();
  return version === undefined ? fail("AUTH_TOKEN_EXPIRED") : ok({ sessionId: staff.sessionId, version });
}

/** Whether this is the password of the account. */
export async function isOwnPassword(staffUserId: string, password: string): Promise<boolean> {
  const account = await db.staffUser.findUnique({ where: { id: staffUserId }, select: { passwordHash: true } });
  return isPassword(account?.passwordHash, password);
}
