import { findByFormerEmails } from "@/lib/inquiry/queries";
import { isAllowed, roles } from "@/lib/platform/auth/permissions";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { readRows } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";

export type RegisterKind = "data-request" | "complaint";

export type RegisterEvent = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly by: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

const maxEvents = 60;

/**
 * Lists the history of a data request or complaint, latest event first. Events that only say that staff opened it are
 * left out.
 */
export function listRegisterEvents(kind: RegisterKind, id: string): Promise<RegisterEvent[]> {
  return db.$queryRaw<RegisterEvent[]>`
    select e.id::text, e.at, e.action, e.details, s.name as "by"
    from audit_events e left join staff_users s on s.id::text = e.actor_id::text
    where e.subject_kind = ${kind} and e.subject_id = ${id} and e.action <> ${`${kind}.read`}
    order by e.at desc, e.id desc limit ${maxEvents}`;
}

export type Handler = { readonly id: string; readonly name: string };

/** Lists the staff who may handle complaints. */
export function listHandlers(tx: Tx | typeof db = db): Promise<Handler[]> {
  const allowed = roles.filter((role) => isAllowed(role, "complaints.manage"));
  return tx.staffUser.findMany({
    where: { isActive: true, role: { in: [...allowed] } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
}

/**
 * Finds the id of a client by email address, or by the reference of a booking or case. An address that no client has
 * now also finds the client who had it earlier.
 */
export async function findClientId(tx: Tx, typed: string): Promise<string | undefined> {
  const [email, reference] = [typed.toLowerCase(), typed.toUpperCase()];
  const [client] = await tx.$queryRaw<{ id: string }[]>`
    select coalesce(merged_into_id, id)::text as id from clients
    where email = ${email}
      or id in (select client_id from bookings where reference = ${reference})
      or id in (select client_id from cases where reference = ${reference})
    limit 1`;
  if (client) return client.id;
  const former = (await findByFormerEmails(tx, [email])).get(email) ?? [];
  return former.length === 1 ? former[0] : undefined;
}

/**
 * Whether a register entry can be linked to the client. A client who was merged into another client cannot be linked.
 * Locks the client's row so that no merge runs at the same time.
 */
export async function isLinkable(tx: Tx, clientId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from clients where id = ${clientId}::uuid and merged_into_id is null for key share`;
  return rows.length > 0;
}

/** The part of a register that a page lists. The place of a cursor is the reference of an entry. */
export type ListPlace = { readonly isOpen: boolean; readonly cursor: Cursor | undefined };

/**
 * The part of a Prisma query that reads up to `readRows` entries of a register, starting at the cursor. The entries
 * have the order of the list, also for a page before the cursor.
 */
export const pageArgs = (cursor: Cursor | undefined) => ({
  take: cursor?.direction === "before" ? -readRows : readRows,
  ...(cursor ? { cursor: { reference: cursor.place }, skip: 1 } : {}),
});
