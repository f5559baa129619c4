import { Prisma } from "../db/client";
import type { Scope } from "./scope";

/**
 * Limits a query to the clients of the scope's advisers. These are the clients who have an appointment with one of the
 * advisers, or a case that one of the advisers owns or advises on.
 */
export function withinClients({ advisers }: Scope): Prisma.ClientWhereInput {
  if (advisers === "all") return {};
  const own = { adviserId: { in: [...advisers] } };
  return { OR: [{ bookings: { some: own } }, { cases: { some: { OR: [own, { owner: own }] } } }] };
}

/** The condition of `withinClients` in SQL. `id` is the SQL expression for the client's id. */
export function isWithinClients({ advisers }: Scope, id: Prisma.Sql): Prisma.Sql {
  if (advisers === "all") return Prisma.sql`true`;
  const own = Prisma.sql`any(${[...advisers]}::uuid[])`;
  return Prisma.sql`(
    exists (select from bookings where bookings.client_id = ${id} and bookings.adviser_id = ${own})
    or exists (
      select from cases left join staff_users on staff_users.id = cases.owner_id
      where cases.client_id = ${id} and (cases.adviser_id = ${own} or staff_users.adviser_id = ${own})
    ))`;
}
