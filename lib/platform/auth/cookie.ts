import { timingSafeEqual } from "node:crypto";

import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";

import { env } from "../env";
import { hostCookie } from "../request/host-cookie";
import { clearBrowserCache } from "../request/response-status";
import { backgroundCookie } from "./background";
import { maxLifetime } from "./sessions";

declare module "next-auth/jwt" {
  interface JWT {
    /** The id of the session's row. */
    sid?: string;
    /** The version of the session's cookie. Missing in a cookie of the first version. */
    version?: number;
  }
}

const maxAge = maxLifetime / 1_000;

const sessionCookie = () => hostCookie("next-auth.session-token");

export type SessionToken = { readonly sessionId: string; readonly version: number };

/**
 * The session id in this browser's next-auth token and the token's version, if the token is ours and not too old. The
 * session itself may have ended, or have a newer token.
 */
export async function readSession(): Promise<SessionToken | undefined> {
  const value = (await cookies()).get(sessionCookie().name)?.value;
  if (value === undefined) return undefined;
  // A visitor can put any text into a cookie. A value that next-auth cannot decrypt counts as no session.
  const token = await decode({ token: value, secret: secret() }).catch(() => null);
  return typeof token?.sid === "string" ? { sessionId: token.sid, version: token.version ?? 1 } : undefined;
}

/** Whether the browser sent a session cookie. The cookie may be invalid, and its session may have ended. */
export async function hasSessionCookie(): Promise<boolean> {
  return (await cookies()).has(sessionCookie().name);
}

/** Whether a script sent this request without an action of the user. Such requests carry `backgroundCookie`. */
export async function isBackgroundRequest(): Promise<boolean> {
  return (await cookies()).has(backgroundCookie);
}

type NewToken = { readonly sessionId: string; readonly version?: number };

/** Writes the session cookie. Only actions and route handlers may call this, because pages cannot set cookies. */
export async function writeSession({ sessionId, version = 1 }: NewToken): Promise<void> {
  const { name, options } = sessionCookie();
  const value = await encode({ token: { sid: sessionId, version }, secret: secret(), maxAge });
  (await cookies()).set(name, value, { ...options, maxAge });
}

/**
 * Deletes the session cookie and the browser's cache, so that the Back button shows no page of the session. Only
 * actions and route handlers may call this, because pages cannot set cookies.
 */
export async function clearSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
  clearBrowserCache();
}

/**
 * Returns the secret that encrypts tokens. Throws if it is not set. Without this check, tokens would be encrypted with
 * an empty secret, and anyone could forge them.
 */
function secret(): string {
  const { NEXTAUTH_SECRET } = env();
  if (!NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return NEXTAUTH_SECRET;
}

/** Compares two texts in constant time. The duration does not reveal at which position they differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
