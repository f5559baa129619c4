import { readFileSync } from "node:fs";

import type { Cookie, Page } from "@playwright/test";

import { sessionToken } from "../../lib/testing/session-token";

export type SignIn = { readonly email: string; readonly password: string; readonly role: string };

/** Returns the credentials of the demonstration's staff member with this role. */
export function signInFor(role: string): SignIn {
  const all = JSON.parse(readFileSync(process.env.DEMO_STAFF_FILE ?? "", "utf8")) as SignIn[];
  const credentials = all.find((one) => one.role === role);
  if (!credentials) throw new Error(`The demonstration has no ${role}`);
  return credentials;
}

type Site = { readonly url: string; readonly databaseUrl: string };

const sharedSite = () => ({ url: process.env.BASE_URL ?? "", databaseUrl: process.env.DATABASE_URL ?? "" });

/** Signs in as the staff member with this role and opens a page. */
export async function signInAs(page: Page, role: string, path = "/dashboard", site?: Site): Promise<void> {
  await page.context().addCookies([await startSession(signInFor(role).email, site)]);
  await page.goto(path);
}

/** Starts a session for an account and returns the session's cookie. sign-in.spec.ts tests the form. */
export async function startSession(email: string, { url, databaseUrl }: Site = sharedSite()): Promise<Cookie> {
  const lifetime = 3_600;
  return {
    name: "next-auth.session-token",
    value: await sessionToken({ databaseUrl, email, secret: process.env.NEXTAUTH_SECRET ?? "", lifetime }),
    domain: new URL(url).hostname,
    path: "/",
    expires: Date.now() / 1_000 + lifetime,
    httpOnly: true,
    secure: false,
    sameSite: "Lax",
  };
}
