import { headers } from "next/headers";

import { record } from "../audit/record";
import { db } from "../db/client";
import type { Tx } from "../db/client";
import { withAsciiDomain } from "../contact/email-address";
import { invalidField } from "../forms/field-errors";
import { fail, ok } from "../result";
import type { Result } from "../result";
import { hmac } from "../security/keys";
import { admit } from "../security/limits";
import type { LimitName } from "../security/limits";
import { noteRefusedAttempt, unknownAccount } from "../security/refused-attempts";
import type { Instant } from "../time/instant";
import { readDevice, rememberDevice } from "./device";
import type { KnownAccount } from "./device";
import { isPassword } from "./passwords";
import { closePendingSignIn, countCode, openPendingSignIn } from "./pending-sign-in";
import { spendRecoveryCode } from "./recovery-codes";
import { acceptCode } from "./second-factor";
import { endSession, openSession } from "./sessions";

export type Credentials = { readonly email: string; readonly password: string };
export type SignedIn = { readonly sessionId: string };

type Refused = "AUTH_INVALID_CREDENTIALS" | "TOO_MANY_REQUESTS";

/**
 * Checks the password. If the account has a second factor, the user then has a few minutes to enter a code. Otherwise,
 * a session is created. The result and the response time are the same for an unknown email address, a wrong password
 * and a deactivated account. One limit per account counts the attempts from all networks. It does not apply to a
 * browser that has signed in to the account before, because such a browser has its own limit (`ownBudget`). Only
 * actions may call this, because it sets cookies.
 */
export async function signIn(
  { email, password }: Credentials,
  now: Instant,
): Promise<Result<SignedIn | "code-needed", Refused>> {
  const address = normal(email);
  const user = await findAccount(address);
  const account = user?.id ?? unknownAccount(address);
  const isKnown = user !== null && (await readDevice(user)) !== undefined;
  const key = hmac("account-limit", address).toString("base64url");
  const admitted = isKnown ? undefined : await admit("account", key, account);
  if (admitted && !admitted.ok) return admitted;

  const isRight = await isPassword(user?.passwordHash, password);
  if (!user?.isActive || !isRight) {
    const kind = user === null ? "address-unknown" : user.isActive ? "password-wrong" : "account-ended";
    noteRefusedAttempt({ kind, account }, now);
    return fail("AUTH_INVALID_CREDENTIALS");
  }
  if (user.totpEnrolledAt) {
    await openPendingSignIn(user, now);
    await admitted?.value.refund();
    return ok("code-needed");
  }
  const sessionId = await startSession(user, "password", now);
  if (sessionId === undefined) return fail("AUTH_INVALID_CREDENTIALS");
  await admitted?.value.refund();
  return ok({ sessionId });
}

export type Code = { readonly kind: "app" | "recovery"; readonly code: string };

/**
 * Creates the session if the code is right. A wrong code is a field error. AUTH_TOKEN_EXPIRED: the user took too long
 * or entered too many wrong codes, and must enter the password again. For actions only, because it sets cookies.
 */
export async function enterCode(
  { kind, code }: Code,
  now: Instant,
): Promise<Result<SignedIn, "VALIDATION_ERROR" | "AUTH_TOKEN_EXPIRED" | "TOO_MANY_REQUESTS">> {
  const account = await countCode(now);
  if (!account) return fail("AUTH_TOKEN_EXPIRED");
  // Each sign-in allows five codes, but an attacker who knows the password can sign in again and again. Codes are
  // therefore also limited per account, or per browser if the browser has signed in to the account before.
  const admitted = await admit("secondFactor", (await readDevice(account)) ?? account.id, account.id);
  if (!admitted.ok) return admitted;
  const accept = kind === "app" ? acceptCode : spendRecoveryCode;
  if (!(await accept(account.id, code, now))) {
    noteRefusedAttempt({ kind: kind === "app" ? "code-wrong" : "recovery-code-wrong", account: account.id }, now);
    return invalidField("code", "codeWrong");
  }
  const sessionId = await startSession(account, kind === "app" ? "code" : "recovery-code", now);
  await closePendingSignIn();
  if (sessionId === undefined) return fail("AUTH_TOKEN_EXPIRED");
  await admitted.value.refund();
  return ok({ sessionId });
}

/** What the staff member entered or used to sign in. */
export type SignInMethod = "password" | "code" | "recovery-code" | "invitation" | "new-password";

/**
 * Creates a session, records the sign-in in the audit log and remembers that this browser has signed in to the account.
 * For actions only, because it sets a cookie.
 */
export async function startSession(
  account: KnownAccount,
  method: SignInMethod,
  now: Instant,
): Promise<string | undefined> {
  const userAgent = (await headers()).get("user-agent");
  const sessionId = await db.$transaction(async (tx) => {
    const opened = await openSession({ ...account, userAgent }, now, tx);
    if (opened !== undefined) await recordSignIn(tx, account.id, { action: "staff.signed-in", details: { method } });
    return opened;
  });
  if (sessionId !== undefined) await rememberDevice(account);
  return sessionId;
}

/** Ends a session that its staff member wants to end, and records this. Does nothing if the session has ended. */
export async function endOwnSession(sessionId: string, now: Instant): Promise<void> {
  await db.$transaction(async (tx) => {
    const staffUserId = await endSession(sessionId, now, tx);
    if (staffUserId !== undefined) await recordSignIn(tx, staffUserId, { action: "staff.signed-out" });
  });
}

type SignInEntry = { readonly action: string; readonly details?: Readonly<Record<string, string>> };

/** Writes an audit row about a staff member's own account. */
function recordSignIn(tx: Tx, staffUserId: string, entry: SignInEntry): Promise<void> {
  return record(tx, { kind: "staff", id: staffUserId }, { subjectKind: "staff", subjectId: staffUserId, ...entry });
}

/**
 * Returns the rate limit for a browser that has signed in to the account before. This limit replaces the limit per
 * network and the limit for the whole site. Attackers can use up those two limits, but they cannot lock out this
 * browser.
 */
export async function ownBudget(
  email: unknown,
): Promise<{ readonly limit: LimitName; readonly key: string; readonly account: string } | undefined> {
  if (typeof email !== "string" || email.includes("\0")) return undefined;
  const user = await findAccount(normal(email));
  const device = user ? await readDevice(user) : undefined;
  return user && device !== undefined ? { limit: "knownBrowser", key: device, account: user.id } : undefined;
}

const normal = (email: string) => withAsciiDomain(email.trim().toLowerCase());

function findAccount(email: string) {
  return db.staffUser.findUnique({
    where: { email },
    select: { id: true, isActive: true, passwordHash: true, passwordVersion: true, totpEnrolledAt: true },
  });
}
