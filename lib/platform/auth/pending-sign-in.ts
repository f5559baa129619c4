import { cookies } from "next/headers";

import { db } from "../db/client";
import { hostCookie } from "../request/host-cookie";
import { hashToken, isTokenShaped, newToken } from "../security/token";
import { msPerMinute } from "../time/instant";
import type { Instant } from "../time/instant";

/** The maximum time between entering the password and entering the code of the second factor. */
export const pendingLifetime = 5 * msPerMinute;
/** The maximum number of codes that a user can try after entering the password. */
export const maxCodes = 5;

type Account = { readonly id: string; readonly passwordVersion: number };

const cookie = () => hostCookie("staff-sign-in");

/** Starts the wait for a code after the user entered the right password. For actions only, because it sets a cookie. */
export async function openPendingSignIn({ id, passwordVersion }: Account, now: Instant): Promise<void> {
  const token = newToken();
  await db.staffPendingSignIn.deleteMany({
    where: { staffUserId: id, createdAt: { lte: new Date(now - pendingLifetime) } },
  });
  await db.staffPendingSignIn.create({
    data: { tokenHash: hashToken(token), staffUserId: id, passwordVersion, createdAt: new Date(now) },
  });
  const { name, options } = cookie();
  (await cookies()).set(name, token, { ...options, sameSite: "strict", maxAge: pendingLifetime / 1_000 });
}

/** Whether a code can still be entered in this browser. */
export async function hasPendingSignIn(now: Instant): Promise<boolean> {
  const tokenHash = await readTokenHash();
  return tokenHash !== undefined && (await db.staffPendingSignIn.count({ where: openWith(tokenHash, now) })) === 1;
}

/**
 * Counts one attempt to enter a code and returns the account. Undefined if five attempts were already counted or five
 * minutes have passed.
 */
export async function countCode(now: Instant): Promise<Account | undefined> {
  const tokenHash = await readTokenHash();
  if (tokenHash === undefined) return undefined;
  const [pending] = await db.staffPendingSignIn.updateManyAndReturn({
    where: openWith(tokenHash, now),
    data: { codeCount: { increment: 1 } },
    select: { staffUserId: true, passwordVersion: true },
  });
  return pending && { id: pending.staffUserId, passwordVersion: pending.passwordVersion };
}

/** Ends the wait for a code. For actions only, because it clears the cookie. */
export async function closePendingSignIn(): Promise<void> {
  const tokenHash = await readTokenHash();
  if (tokenHash) await db.staffPendingSignIn.deleteMany({ where: { tokenHash } });
  const { name, options } = cookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}

async function readTokenHash() {
  const token = (await cookies()).get(cookie().name)?.value ?? "";
  return isTokenShaped(token) ? hashToken(token) : undefined;
}

const openWith = (tokenHash: Uint8Array<ArrayBuffer>, now: Instant) => ({
  tokenHash,
  codeCount: { lt: maxCodes },
  createdAt: { gt: new Date(now - pendingLifetime) },
});
