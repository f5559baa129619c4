import { db } from "../db/client";

/** An administrator, whom staff can ask for a permission. */
export type Administrator = { readonly name: string; readonly email: string };

/** More names would not help a colleague who looks for one. */
const mostNamed = 5;

/** Administrators with an open account, by name, for staff whose role does not include something. */
export function listAdministrators(): Promise<Administrator[]> {
  return db.staffUser.findMany({
    where: { role: "admin", isActive: true, passwordHash: { not: null } },
    select: { name: true, email: true },
    orderBy: { name: "asc" },
    take: mostNamed,
  });
}
