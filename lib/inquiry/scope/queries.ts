import { begunByStaff } from "../begun-by-staff";
import { isWithinClients } from "@/lib/platform/auth/client-scope";
import { isAllowed } from "@/lib/platform/auth/permissions";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { Prisma } from "@/lib/platform/db/client";
import type { Tx, db } from "@/lib/platform/db/client";

import { readsAllItems } from "./reads-all";

/** A staff member, of whom nothing else is needed. */
type Reader = Pick<Staff, "id" | "role" | "adviserId">;

/** The tables of messages and leads. */
export type ItemTable = "contact_messages" | "leads";

/**
 * The condition in SQL that limits messages or leads to those that the staff member may read. Without the permission to
 * read all of them, these are the ones assigned to the staff member, the emails to the staff member's clients, and
 * those from the email address of one of these clients. An address or a phone number that several people share is not
 * enough.
 */
export function isWithinItems(staff: Reader, table: ItemTable): Prisma.Sql {
  if (readsAllItems(staff)) return Prisma.sql`true`;
  if (!isAllowed(staff.role, "inbox.read-own")) return Prisma.sql`false`;
  const item = Prisma.raw(table);
  const kept = Prisma.sql`coalesce(c.merged_into_id, c.id)`;
  const isOwn = isWithinClients(scopeOf(staff, "clients"), kept);
  const begun = Prisma.sql`case when ${item}.source = ${begunByStaff} then ${item}.external_id::uuid end`;
  return Prisma.sql`(${item}.state <> 'quarantined' and (${item}.owner_id = ${staff.id}::uuid
    or exists (select from clients c where c.id = ${begun} and ${isOwn})
    or (${item}.source <> ${begunByStaff} and exists (
      select from clients c where c.email = ${item}.email and not c.is_test and ${isOwn} and not exists (
        select from clients o where o.email = c.email and not o.is_test and coalesce(o.merged_into_id, o.id) <> ${kept})))))`;
}

/** Whether the staff member may read the message or lead with this reference. */
export async function mayReadItem(tx: Tx | typeof db, staff: Reader, reference: string): Promise<boolean> {
  if (readsAllItems(staff)) return true;
  const table = reference.startsWith("MSG-") ? "contact_messages" : "leads";
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from ${Prisma.raw(table)} where reference = ${reference} and ${isWithinItems(staff, table)}`;
  return rows.length > 0;
}
