import { isWithinClients } from "@/lib/platform/auth/client-scope";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { Prisma } from "@/lib/platform/db/client";
import type { Tx, db } from "@/lib/platform/db/client";

/** The tables of messages and leads. */
export type ItemTable = "contact_messages" | "leads";

/** Whether the staff member may read all messages and leads, and not only those of the own clients. */
export const readsAllItems = ({ role }: Pick<Staff, "role">) => isAllowed(role, "inbox.read-all");

/**
 * The condition in SQL that limits messages or leads to those that the staff member may read. Without the permission to
 * read all of them, these are the ones assigned to the staff member and those from the email address of one of the
 * staff member's clients. A phone number is not enough, because several people may share it.
 */
export function isWithinItems(staff: Staff, table: ItemTable): Prisma.Sql {
  if (readsAllItems(staff)) return Prisma.sql`true`;
  if (!isAllowed(staff.role, "inbox.read-own")) return Prisma.sql`false`;
  const item = Prisma.raw(table);
  const isOwn = isWithinClients(scopeOf(staff, "clients"), Prisma.sql`coalesce(c.merged_into_id, c.id)`);
  return Prisma.sql`(${item}.state <> 'quarantined' and (${item}.owner_id = ${staff.id}::uuid
    or exists (select from clients c where c.email = ${item}.email and ${isOwn})))`;
}

/** Whether the staff member may read the message or lead with this reference. */
export async function mayReadItem(tx: Tx | typeof db, staff: Staff, reference: string): Promise<boolean> {
  if (readsAllItems(staff)) return true;
  const table = reference.startsWith("MSG-") ? "contact_messages" : "leads";
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(table)} where reference = ${reference} and ${isWithinItems(staff, table)}`;
  return rows.length > 0;
}
