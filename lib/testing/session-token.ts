import { encode } from "next-auth/jwt";

import { withClient } from "./client";

type Account = {
  readonly databaseUrl: string;
  readonly email: string;
  /** NEXTAUTH_SECRET. */
  readonly secret: string;
  /** The length of the session in seconds. */
  readonly lifetime: number;
};

/**
 * Starts a session for a staff member's account and returns the value of its cookie. The session is inserted into the
 * database, because signing in with the form would add a second to each test.
 */
export async function sessionToken({ databaseUrl, email, secret, lifetime }: Account): Promise<string> {
  const sid = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into staff_sessions (staff_user_id, created_at, seen_at, reauthenticated_at)
       select id, $2, $2, $2 from staff_users where email = $1 returning id::text`,
      [email, new Date()],
    );
    return rows[0]?.id;
  });
  if (!sid) throw new Error(`There is no account ${email}`);
  return encode({ token: { sid }, secret, maxAge: lifetime });
}
