import { randomBytes } from "node:crypto";

import { hash } from "@node-rs/argon2";

import { closeDatabase, db } from "../../lib/platform/db/client";
import { constraints } from "../../lib/platform/db/constraints";
import { brokenConstraint } from "../../lib/platform/db/refusals";

/**
 * Creates an administrator and returns the password, which must be replaced at the first sign-in. Only its hash is
 * stored.
 */
export async function createAdministrator(email: string): Promise<string> {
  const password = randomBytes(15).toString("base64url");
  // argon2id is the library's default, with 19 MiB and two passes.
  const passwordHash = await hash(password);
  const name = email.split("@")[0] ?? email;
  try {
    await db.staffUser.create({
      data: { email, name, role: "admin", passwordHash, mustChangePassword: true },
      select: { id: true },
    });
  } catch (error) {
    throw brokenConstraint(error) === constraints.staffEmail
      ? new Error(`There is already a staff member with the address ${email}.`)
      : error;
  } finally {
    await closeDatabase();
  }
  return password;
}
