import { timingSafeEqual } from "node:crypto";

import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";

import { env } from "../env";
import { longestLifetime } from "./sessions";

declare module "next-auth/jwt" {
  interface JWT {
    /** The id of the session's row. */
    sid?: string;
  }
}

const maxAge = longestLifetime / 1_000;

/** Options of every cookie of the staff area. `__Host-` binds a cookie to this very host, and asks for https. */
export function staffCookie(name: string) {
  const secure = env().siteUrl.startsWith("https:");
  return {
    name: `${secure ? "__Host-" : ""}${name}`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}

const sessionCookie = () => staffCookie("next-auth.session-token");

/** The session that the next-auth token in this browser's cookie names, if the token is ours and not too old. Says nothing about whether the session still holds. */
export async function readSessionId(): Promise<string | undefined> {
  const value = (await cookies()).get(sessionCookie().name)?.value;
  if (value === undefined) return undefined;
  // A visitor can put any text into a cookie: what next-auth cannot open names no session.
  const token = await decode({ token: value, secret: secret() }).catch(() => null);
  return typeof token?.sid === "string" ? token.sid : undefined;
}

export async function hasSessionCookie(): Promise<boolean> {
  return (await cookies()).has(sessionCookie().name);
}

/** Actions and route handlers only. */
export async function writeSession({ sessionId }: { readonly sessionId: string }): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, await encode({ token: { sid: sessionId }, secret: secret(), maxAge }), {
    ...options,
    maxAge,
  });
}

/** Actions and route handlers only. */
export async function forgetSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}

/** Throws where there is no secret: without it anyone could make a token. */
function secret(): string {
  const { NEXTAUTH_SECRET } = env();
  if (!NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return NEXTAUTH_SECRET;
}

/** Compares two texts in a time that tells nothing of where they differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
