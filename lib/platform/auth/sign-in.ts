import { hash, verify } from "@node-rs/argon2";

import { db } from "../db/client";
import { fail, ok } from "../result";
import type { Result } from "../result";
import { admit } from "../security/limits";
import type { Instant } from "../time/instant";
import { openSession } from "./sessions";

export type Credentials = { readonly email: string; readonly password: string };
export type SignedIn = { readonly staffId: string; readonly sessionId: string };

/**
 * Begins a session for who knows the password. An unknown address, a wrong password and an account that was closed are one
 * answer, and take the same time. Tries on one account are limited whatever address they come from.
 */
export async function signIn({ email, password }: Credentials, now: Instant): Promise<Result<SignedIn, "AUTH_INVALID_CREDENTIALS" | "TOO_MANY_REQUESTS">> {
  const address = email.toLowerCase();
  const admitted = await admit("account", address);
  if (!admitted.ok) return admitted;

  const user = await db.staffUser.findUnique({ where: { email: address }, select: { id: true, isActive: true, passwordHash: true } });
  const isRight = await verify(user?.passwordHash ?? (await nobodysHash()), password);
  if (!user?.isActive || !isRight) return fail("AUTH_INVALID_CREDENTIALS");

  await admitted.value.refund();
  return ok({ staffId: user.id, sessionId: await openSession(user.id, now) });
}

let decoy: Promise<string> | undefined;

/** Compared with where there is no account: an answer that came sooner would tell. */
function nobodysHash(): Promise<string> {
  return (decoy ??= hash("nobody's password"));
}
