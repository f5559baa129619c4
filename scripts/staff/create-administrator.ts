import { randomBytes } from "node:crypto";

import { hash } from "@node-rs/argon2";

import { record } from "../../lib/platform/audit/record";
import { closeDatabase, db } from "../../lib/platform/db/client";
import { constraints } from "../../lib/platform/db/constraints";
import { brokenConstraint } from "../../lib/platform/db/refusals";

type NewAdministrator = { readonly email: string; readonly name: string };

/**
 * Creates an administrator and returns the password. Only its hash is stored. The administrator must replace the
 * password after the first sign-in.
 */
export async function createAdministrator({ email, name }: NewAdministrator): Promise<string> {
  const password = randomBytes(15).toString("base64url");
  // The library hashes with argon2id by default, with 19 MiB of memory and two passes.
  const passwordHash = await hash(password);
  try {
    await db.$transaction(async (tx) => {
      const { id } = await tx.staffUser.create({
        data: { email, name, role: "admin", passwordHash, mustChangePassword: true },
        select: { id: true },
      });
      const subject = { subjectKind: "staff", subjectId: id } as const;
      await record(tx, { kind: "terminal" }, { action: "staff.created", ...subject, details: { role: "admin" } });
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
