import { randomBytes } from "node:crypto";

import { hash } from "@node-rs/argon2";

import type { Role } from "@/lib/platform/auth/permissions";
import type { Tx } from "@/lib/platform/db/client";

/** An entry of `.data/demo-staff.json`. */
export type StaffSignIn = { readonly email: string; readonly password: string; readonly role: Role };

const people = [
  { role: "admin", email: "admin@example.com", name: "Alex Sample" },
  { role: "manager", email: "manager@example.com", name: "Morgan Sample" },
  { role: "adviser", email: "adviser@example.com", name: "Helen Tremblay" },
  { role: "compliance", email: "compliance@example.com", name: "Casey Sample" },
  { role: "viewer", email: "viewer@example.com", name: "Robin Sample" },
] as const satisfies readonly { readonly role: Role; readonly email: string; readonly name: string }[];

/** Inserts one user of each role and returns their sign-ins. The database stores only hashes of the passwords. */
export async function seedStaff(tx: Tx, adviserId: string | undefined): Promise<readonly StaffSignIn[]> {
  const signIns = people.map((one) => ({ ...one, password: randomBytes(15).toString("base64url") }));
  await tx.staffUser.createMany({
    data: await Promise.all(
      signIns.map(async ({ role, email, name, password }) => ({
        role,
        email,
        name,
        // The library's default is argon2id with 19 MiB and two passes.
        passwordHash: await hash(password),
        adviserId: role === "adviser" ? (adviserId ?? null) : null,
      })),
    ),
  });
  return signIns.map(({ email, password, role }) => ({ email, password, role }));
}
