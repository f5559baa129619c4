import { db, Prisma } from "@/lib/platform/db/client";

const notHeld = { legalHolds: { none: { liftedAt: null } } };

/**
 * A filter for data requests and complaints that were closed before this moment. It leaves out those of clients with an
 * open legal hold.
 */
export function endedEntries(before: Date) {
  return { closedAt: { lt: before }, OR: [{ clientId: null }, { client: notHeld }] };
}

/**
 * Cases that were closed before this moment. Leaves out the cases of clients with an open legal hold. Also leaves out a
 * case with success fees until the fees are deleted. Each fee is deleted together with its invoice.
 */
export async function listCasesDue(before: Date, limit: number): Promise<readonly string[]> {
  const rows = await db.case.findMany({
    where: {
      state: "closed",
      closedAt: { lt: before },
      client: notHeld,
      NOT: { feeAgreement: { fees: { some: {} } } },
    },
    orderBy: { closedAt: "asc" },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Clients who were created before the moment `before` and have had no appointment, new document or open case after that
 * moment. Clients with an unanswered complaint, clients with an open legal hold and erased clients are left out.
 */
export async function listClientsDue(before: Date, limit: number): Promise<readonly string[]> {
  const rows = await db.client.findMany({
    where: {
      createdAt: { lt: before },
      // Merged clients are erased with the client they were merged into.
      mergedIntoId: null,
      bookings: { none: { endsAt: { gte: before } } },
      documents: { none: { createdAt: { gte: before } } },
      cases: { none: { OR: [{ state: "open" }, { closedAt: { gte: before } }] } },
      complaints: { none: { answeredAt: null, closedAt: null } },
      ...notHeld,
      erasures: { none: {} },
    },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * The time of the last contact about a message or lead. A query that contains this expression must give the table
 * of messages or leads the alias `item`. `greatest` ignores nulls.
 */
const lastContact = Prisma.sql`greatest(item.created_at, item.answered_at, item.reopened_at,
  (select max(at) from inquiry_entries where item.id in (contact_message_id, lead_id)))`;

/** Excludes an item if a client with its email address is under a legal hold. */
const isNotHeld = Prisma.sql`not exists (
  select from clients join legal_holds on legal_holds.client_id = clients.id and lifted_at is null
  where clients.email = item.email)`;

type Since = { readonly inquiry: Date; readonly quarantine: Date };

/**
 * Messages that are due for deletion by one of two rules. Quarantined messages are due if they arrived before
 * `quarantine` and their sender is not a client under a legal hold. Other messages are due if there has been no contact
 * since `inquiry` and their sender is not a client. Messages that led to an appointment are never due.
 */
export async function listMessagesDue({ inquiry, quarantine }: Since, limit: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id::text from contact_messages item
    where ((item.state = 'quarantined' and item.created_at < ${quarantine} and ${isNotHeld})
        or (item.created_at < ${inquiry} and ${lastContact} < ${inquiry}
          and not exists (select from clients where email = item.email)))
      and not exists (select from bookings where contact_message_id = item.id)
    order by item.created_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Requests for help that are due by the rules of `listMessagesDue`. Test requests are due like quarantined messages.
 */
export async function listLeadsDue({ inquiry, quarantine }: Since, limit: number): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id::text from leads item
    where (((item.state = 'quarantined' or item.is_test) and item.created_at < ${quarantine} and ${isNotHeld})
        or (item.created_at < ${inquiry} and ${lastContact} < ${inquiry}
          and not exists (select from clients where email = item.email)))
      and not exists (select from bookings where lead_id = item.id)
    order by item.created_at limit ${limit}`;
  return rows.map(({ id }) => id);
}
