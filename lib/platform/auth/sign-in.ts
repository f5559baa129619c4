import { hash, verify } from "@node-rs/argon2";

import { db } from "../db/client";
import { fail, ok } from "../result";
import type { Result } from "../result";
import { hmac } from "../security/keys";
import { admit } from "../security/limits";
import type { LimitName } from "../security/limits";
import type { Instant } from "../time/instant";
import { readDevice, rememberDevice } from "./device";
import { openSession } from "./sessions";

export type Credentials = { readonly email: string; readonly password: string };
export type SignedIn = { readonly staffId: string; readonly sessionId: string };

type Refused = "AUTH_INVALID_CREDENTIALS" | "TOO_MANY_REQUESTS";

/**
 * Creates a session for the right password. An unknown address, a wrong password and a deactivated account get the same answer
 * in the same time. Attempts on one account are limited across all networks, except those of a browser that has signed in to the
 * account before (`ownBudget`). For actions only, because it sets the cookie that makes the browser known.
 */
export async function signIn({ email, password }: Credentials, now: Instant): Promise<Result<SignedIn, Refused>> {
  const address = normal(email);
  const user = await findAccount(address);
  const isKnown = user !== null && (await readDevice(user)) !== undefined;
  const admitted = isKnown ? undefined : await admit("account", hmac("account-limit", address).toString("base64url"));
  if (admitted && !admitted.ok) return admitted;

  const isRight = await verify(user?.passwordHash ?? (await decoyHash()), password);
  const sessionId = user?.isActive && isRight ? await openSession(user, now) : undefined;
  if (!user || sessionId === undefined) return fail("AUTH_INVALID_CREDENTIALS");

  await admitted?.value.refund();
  await rememberDevice(user);
  return ok({ staffId: user.id, sessionId });
}

/**
 * The limit for a browser that has signed in to the account before, instead of its network's and the site's limit, so that attackers
 * cannot lock it out by using those up.
 */
export async function ownBudget(
  email: unknown,
): Promise<{ readonly limit: LimitName; readonly key: string } | undefined> {
  if (typeof email !== "string" || email.includes("\0")) return undefined;
  const user = await findAccount(normal(email));
  const device = user ? await readDevice(user) : undefined;
  return device === undefined ? undefined : { limit: "knownBrowser", key: device };
}

const normal = (email: string) => email.trim().toLowerCase();

function findAccount(email: string) {
  return db.staffUser.findUnique({
    where: { email },
    select: { id: true, isActive: true, passwordHash: true, passwordVersion: true },
  });
}

let decoy: Promise<string> | undefined;

/** Compared with when there is no account, since a faster answer would reveal that. */
function decoyHash(): Promise<string> {
  return (decoy ??= hash("the password of no account"));
}
