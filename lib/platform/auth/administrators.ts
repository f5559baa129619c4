import { db } from "../db/client";

/** An administrator, whom staff can ask for a permission. */
export type Administrator = { readonly name: string; readonly email: string };

/** The maximum number of administrators to list. A few are enough for a colleague who needs a permission. */
const maxNamed = 5;

/** Lists administrators with an active account and a password, by name, for staff who lack a permission. */
export function listAdministrators(): Promise<Administrator[]> {
  return db.staffUser.findMany({
    where: { role: "admin", isActive: true, passwordHash: { not: null } },
    select: { name: true, email: true },
    orderBy: { name: "asc" },
    take: maxNamed,
  });
}
