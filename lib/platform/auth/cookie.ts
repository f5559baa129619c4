import { createHmac, timingSafeEqual } from "node:crypto";

import { cookies } from "next/headers";

import { env } from "../env";
import { longestLifetime } from "./sessions";

const maxAge = longestLifetime / 1_000;

/** Options of every cookie of the staff area. `__Host-` binds a cookie to this very host, and asks for https. */
export function staffCookie(name: string) {
  const secure = env().siteUrl.startsWith("https:");
  return { name: `${secure ? "__Host-" : ""}${name}`, options: { httpOnly: true, sameSite: "lax", path: "/", secure } } as const;
}

const sessionCookie = () => staffCookie("next-auth.session-token");

/** The session named by this browser's cookie, if the cookie is ours. Says nothing about whether the session still holds. */
export async function readSessionId(): Promise<string | undefined> {
  const value = (await cookies()).get(sessionCookie().name)?.value ?? "";
  const [id = "", signature = ""] = value.split(".");
  return isSame(signature, signatureOf(id)) && value === `${id}.${signature}` ? id : undefined;
}

export async function hasSessionCookie(): Promise<boolean> {
  return (await cookies()).has(sessionCookie().name);
}

/** Actions and route handlers only. */
export async function writeSession({ sessionId }: { readonly sessionId: string }): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, `${sessionId}.${signatureOf(sessionId)}`, { ...options, maxAge });
}

/** Actions and route handlers only. */
export async function forgetSession(): Promise<void> {
  const { name, options } = sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}

/** Throws where there is no secret: without it anyone could sign a cookie. */
function signatureOf(sessionId: string): string {
  const { NEXTAUTH_SECRET } = env();
  if (!NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return createHmac("sha256", NEXTAUTH_SECRET).update(`staff-session.${sessionId}`).digest("base64url");
}

/** Compares two texts in a time that tells nothing of where they differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
