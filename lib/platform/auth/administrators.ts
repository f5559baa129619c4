import { db } from "../db/client";
import type { Tx } from "../db/client";

/** An administrator, whom staff can ask for a permission. */
export type Administrator = { readonly name: string; readonly email: string };

/** The maximum number of administrators to list. A few are enough for a colleague who needs a permission. */
const maxNamed = 5;

/** Lists administrators, sorted by name, for staff who lack a permission. Each has an active account and a password. */
export function listAdministrators(): Promise<Administrator[]> {
  return db.staffUser.findMany({
    where: { role: "admin", isActive: true, passwordHash: { not: null } },
    select: { name: true, email: true },
    orderBy: { name: "asc" },
    take: maxNamed,
  });
}

/**
 * Locks the database rows of all active administrators until the transaction ends, and returns whether the account `id`
 * is one of them. Pass the id of the administrator who changes an account, and refuse the change if the result is
 * false. If two administrators take each other's access away at the same time, the second call waits until the first
 * transaction has ended, and then returns false. At least one administrator therefore remains.
 */
export async function lockAdministrators(tx: Tx, id: string): Promise<boolean> {
  const active = await tx.$queryRaw<{ id: string }[]>`
    select id from staff_users where role = 'admin' and is_active order by id for no key update`;
  return active.some((administrator) => administrator.id === id);
}
