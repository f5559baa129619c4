import { isAllowed, roles } from "@/lib/platform/auth/permissions";
import type { Role } from "@/lib/platform/auth/permissions";
import { db, Prisma } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

import type { OwnersByClient, TaskOwner } from "../task";

const taking = roles.filter((role) => isAllowed(role, "tasks.change"));
const readsAll = (role: Role) => isAllowed(role, "clients.read-all");

/**
 * Lists the staff to whom a task for each of the clients can be given, by client. These are active staff who may read
 * all clients, and advisers who have the client as their own, as in `isWithinClients`.
 */
export async function listOwners(clientIds: readonly string[], tx: Tx | typeof db = db): Promise<OwnersByClient> {
  const ids = [...new Set(clientIds)];
  const rows = await tx.$queryRaw<(TaskOwner & { clientId: string })[]>`
    with own as (
      select client_id, adviser_id from bookings where client_id = any(${ids}::uuid[])
      union select client_id, adviser_id from cases where client_id = any(${ids}::uuid[])
      union select k.client_id, o.adviser_id from cases k join staff_users o on o.id = k.owner_id
        where k.client_id = any(${ids}::uuid[])
    )
    select c.id::text as "clientId", s.id::text, s.name
    from unnest(${ids}::uuid[]) as c (id)
    join staff_users s on s.is_active and s.password_hash is not null and (
      s.role::text = any(${taking.filter(readsAll)}::text[])
      or (s.role::text = any(${taking.filter((role) => !readsAll(role))}::text[])
        and exists (select from own where own.client_id = c.id and own.adviser_id = s.adviser_id)))
    order by s.name, s.id`;
  const owners = new Map<string, TaskOwner[]>();
  for (const { clientId, ...owner } of rows) owners.set(clientId, [...(owners.get(clientId) ?? []), owner]);
  return owners;
}

/** Whether a task for the client can be given to the staff member. */
export async function mayOwn(tx: Tx, ownerId: string, clientId: string): Promise<boolean> {
  const owners = (await listOwners([clientId], tx)).get(clientId) ?? [];
  return owners.some(({ id }) => id === ownerId);
}

/**
 * The SQL condition that the open task `t` is unassigned: it could no longer be given to its owner. The owner's account
 * has ended, the owner's role has changed, or the client has become another adviser's.
 */
export const isUnassigned = Prisma.sql`not exists (
  select from staff_users s where s.id = t.owner_id and s.is_active and s.password_hash is not null and (
    s.role::text = any(${taking.filter(readsAll)}::text[])
    or (s.role::text = any(${taking.filter((role) => !readsAll(role))}::text[]) and (
      exists (select from bookings b where b.client_id = t.client_id and b.adviser_id = s.adviser_id)
      or exists (
        select from cases k left join staff_users o on o.id = k.owner_id
        where k.client_id = t.client_id and (k.adviser_id = s.adviser_id or o.adviser_id = s.adviser_id))))))`;

/** Lists the staff whose tasks may be unassigned: all but active staff who may read all clients. */
export async function listDoubtfulOwners(): Promise<readonly string[]> {
  const rows = await db.staffUser.findMany({
    where: { NOT: { isActive: true, passwordHash: { not: null }, role: { in: taking.filter(readsAll) } } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
