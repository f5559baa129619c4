import type { Client } from "pg";

import type { Role } from "../../../lib/platform/auth/permissions";
import { signInFor, startSession } from "../sign-in";

/** The permission tests use their own accounts, because other tests end the sessions of the demo accounts. */
const emailOf = (role: Role) => `permissions-${role}@example.com`;

/**
 * Creates an account with a role. Its password is that of the demo account with the same role. An account with the role
 * "adviser" belongs to the adviser `adviserId`.
 */
export async function addAccount(client: Client, role: Role, adviserId: string): Promise<void> {
  await client.query(
    `insert into staff_users (email, name, role, password_hash, adviser_id)
     select $1, 'Permissions test (sample)', role, password_hash, $3 from staff_users where email = $2
     on conflict (email) do update set adviser_id = excluded.adviser_id`,
    [emailOf(role), signInFor(role).email, role === "adviser" ? adviserId : null],
  );
}

/** Starts a session for the role's account and returns its cookie. */
export const sessionOf = (role: Role) => startSession(emailOf(role));
