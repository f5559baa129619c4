import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import type { Instant } from "@/lib/platform/time/instant";

import { countStatements } from "../../classes";
import type { Retention } from "../../classes/class";
import { personSql, personValues } from "../../queries/person";
import type { Person } from "../../queries/person";

export type HeldRows = { readonly retention: Retention; readonly count: number };

/**
 * Counts the rows that an erasure would delete or clear, without rows that are deleted with their parent. The counts
 * are grouped by the retention period of the rows. Periods without rows are left out.
 */
export async function countHeldRows(person: Person, now: Instant): Promise<readonly HeldRows[]> {
  const sums = new Map<Retention, number>();
  for (const { retention, sql } of countStatements()) {
    const [row] = await db.$queryRawUnsafe<[{ count: number }]>(`${personSql} ${sql}`, ...personValues(person, now));
    sums.set(retention, (sums.get(retention) ?? 0) + row.count);
  }
  return [...sums].flatMap(([retention, count]) => (count > 0 ? [{ retention, count }] : []));
}

/** The open legal hold of a client, with its reason decrypted. */
export async function findOpenHold(clientId: string) {
  const hold = await db.legalHold.findFirst({
    where: { clientId, liftedAt: null },
    select: { id: true, reasonCipher: true, placedAt: true, placedBy: { select: { name: true } } },
  });
  return (
    hold && {
      id: hold.id,
      reason: decrypt(hold.reasonCipher, "legal_holds.reason"),
      placedAt: hold.placedAt,
      by: hold.placedBy.name,
    }
  );
}

/**
 * The legal hold that was lifted last. `reason` is undefined for a hold that was lifted before a reason was required.
 */
export async function findLiftedHold(clientId: string) {
  const hold = await db.legalHold.findFirst({
    where: { clientId, liftedAt: { not: null } },
    orderBy: { liftedAt: "desc" },
    select: { liftReasonCipher: true, liftedAt: true, liftedBy: { select: { name: true } } },
  });
  if (!hold?.liftedAt) return undefined;
  return {
    reason: hold.liftReasonCipher ? decrypt(hold.liftReasonCipher, "legal_holds.lift_reason") : undefined,
    liftedAt: hold.liftedAt,
    by: hold.liftedBy?.name ?? "",
  };
}

/** The references of the client's open data requests for which the requester's identity has not been checked. */
export async function listUnidentified(clientId: string): Promise<readonly string[]> {
  const rows = await db.dataRequest.findMany({
    where: { clientId, state: "open", identityCheck: null },
    orderBy: { receivedOn: "asc" },
    select: { reference: true },
  });
  return rows.map(({ reference }) => reference);
}

/**
 * Whether the client has open data requests, and the person's identity was checked for each of them.
 */
export async function hasIdentifiedRequest(clientId: string, tx: Tx | typeof db = db): Promise<boolean> {
  const open = await tx.dataRequest.findMany({
    where: { clientId, state: "open" },
    select: { identityCheck: true },
  });
  return open.length > 0 && open.every(({ identityCheck }) => identityCheck !== null);
}

/** The references of the client's open erasure requests for which the requester's identity has been checked. */
export async function listErasureRequests(clientId: string, tx: Tx | typeof db = db): Promise<readonly string[]> {
  const rows = await tx.dataRequest.findMany({
    where: { clientId, kind: "erasure", state: "open", identityCheck: { not: null } },
    orderBy: { receivedOn: "asc" },
    select: { reference: true },
  });
  return rows.map(({ reference }) => reference);
}
