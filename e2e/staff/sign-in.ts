import { readFileSync } from "node:fs";

import type { Cookie, Page } from "@playwright/test";
import { encode } from "next-auth/jwt";

import { withClient } from "../../lib/testing/client";

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

/**
 * Starts a session for an account and returns the session's cookie. The session is inserted into the database, because
 * signing in with the form would add a second to each test. sign-in.spec.ts tests the form.
 */
export async function startSession(email: string, { url, databaseUrl }: Site = sharedSite()): Promise<Cookie> {
  const now = new Date();
  const sid = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into staff_sessions (staff_user_id, created_at, seen_at, reauthenticated_at)
       select id, $2, $2, $2 from staff_users where email = $1 returning id::text`,
      [email, now],
    );
    return rows[0]?.id;
  });
  if (!sid) throw new Error(`There is no account ${email}`);
  const lifetime = 3_600;
  return {
    name: "next-auth.session-token",
    value: await encode({ token: { sid }, secret: process.env.NEXTAUTH_SECRET ?? "", maxAge: lifetime }),
    domain: new URL(url).hostname,
    path: "/",
    expires: now.getTime() / 1_000 + lifetime,
    httpOnly: true,
    secure: false,
    sameSite: "Lax",
  };
}
