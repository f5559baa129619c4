import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";

import { env } from "../env";
import { longestLifetime } from "./sessions";
import type { SignedIn } from "./sign-in";

const maxAge = longestLifetime / 1_000;

/** `__Host-` binds the cookie to this very host, and asks for https. */
export function sessionCookie() {
  const secure = env().siteUrl.startsWith("https:");
  return {
    name: `${secure ? "__Host-" : ""}next-auth.session-token`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}

/** The session named by this browser's cookie, if the cookie is ours and not too old. Says nothing about whether it still holds. */
export async function readSessionId(): Promise<string | undefined> {
  const value = (await cookies()).get(sessionCookie().name)?.value;
  if (value === undefined) return undefined;
  // Anything may stand in a cookie: what cannot be opened names nobody.
  const token = await decode({ token: value, secret: secret() }).catch(() => null);
  return typeof token?.sid === "string" ? token.sid : undefined;
}

export async function hasSessionCookie(): Promise<boolean> {
  return (await cookies()).has(sessionCookie().name);
}

/** Actions and route handlers only. */
export async function writeSession({ staffId, sessionId }: SignedIn): Promise<void> {
  const { name, options } = sessionCookie();
  const value = await encode({ token: { sub: staffId, sid: sessionId }, secret: secret(), maxAge });
  (await cookies()).set(name, value, { ...options, maxAge });
}

/** Actions and route handlers only. */
export async function forgetSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}

/** Throws where there is none: without it anybody could sign a cookie. */
export function secret(): string {
  const { NEXTAUTH_SECRET } = env();
  if (!NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return NEXTAUTH_SECRET;
}
