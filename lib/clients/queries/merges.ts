import { fullName } from "@/lib/inquiry/person/person-name";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

import type { FileMerge } from "../file";
import { movingTables } from "../merge-fields";
import type { MovingTable } from "../merge-fields";

/** The id of the client that this client was merged into. Undefined if this client was not merged. */
export async function findKept(id: string): Promise<string | undefined> {
  const client = await db.client.findUnique({ where: { id }, select: { mergedIntoId: true } });
  return client?.mergedIntoId ?? undefined;
}

/** The merges into this client, the latest first. Merges that were undone are left out. */
export async function listMerges(keptId: string): Promise<readonly FileMerge[]> {
  const rows = await db.clientMerge.findMany({
    where: { keptId, undoneAt: null },
    orderBy: { mergedAt: "desc" },
    select: {
      id: true,
      mergedAt: true,
      merged: { select: { firstName: true, lastName: true } },
      mergedBy: { select: { name: true } },
    },
  });
  return rows.map(({ merged, mergedBy, ...row }) => ({
    ...row,
    name: fullName(merged),
    by: mergedBy.name,
  }));
}

/**
 * The clients who were merged into this client, with their email addresses and phone numbers. Messages from these
 * addresses and numbers belong to the file.
 */
export function listMerged(keptId: string) {
  return db.client.findMany({
    where: { mergedIntoId: keptId },
    select: { id: true, email: true, phoneE164: true },
  });
}

/** The number of the client's records that a merge moves, by table. Tables without records are left out. */
export async function countRecords(tx: Tx, clientId: string): Promise<readonly (readonly [MovingTable, number])[]> {
  const where = { where: { clientId } };
  const counts: Readonly<Record<MovingTable, number>> = {
    bookings: await tx.booking.count(where),
    client_notes: await tx.clientNote.count(where),
    cases: await tx.case.count(where),
    client_tasks: await tx.clientTask.count(where),
    documents: await tx.document.count(where),
    data_requests: await tx.dataRequest.count(where),
    complaints: await tx.complaint.count(where),
    legal_holds: await tx.legalHold.count(where),
  };
  return movingTables.map((table) => [table, counts[table]] as const).filter(([, count]) => count > 0);
}
