import { db } from "../db/client";
import type { Tx } from "../db/client";
import type { ConfirmationRow, WaitingProposals } from "./confirmation";
import type { ConfirmationKind, Subject } from "./kinds";

const person = { select: { id: true, name: true } } as const;

const select = {
  id: true,
  subjectId: true,
  evidenceUrl: true,
  evidenceFileId: true,
  expiresOn: true,
  proposedById: true,
  proposedBy: person,
  proposedAt: true,
  note: true,
  confirmedById: true,
  confirmedBy: person,
  confirmedAt: true,
  confirmedOn: true,
  endedAt: true,
  endReason: true,
  endedBy: person,
  endNote: true,
  state: true,
} as const;

/** The confirmed content of a kind: the confirmations that have not ended, by the id of their record. */
export async function confirmedNow(kind: ConfirmationKind) {
  const rows = await db.confirmation.findMany({
    where: { kind, state: "confirmed" },
    select: { subjectId: true, proposedById: true, confirmedById: true, confirmedOn: true, expiresOn: true },
  });
  return new Map(rows.map((row) => [row.subjectId, row]));
}

/** Lists the proposals and confirmations of a kind that have not ended, by the id of their record. */
export async function listOpen(kind: ConfirmationKind): Promise<ReadonlyMap<string, ConfirmationRow>> {
  const rows = await db.confirmation.findMany({ where: { kind, endedAt: null }, select });
  return new Map(rows.map((row) => [row.subjectId, row as ConfirmationRow]));
}

/** Counts the proposals that wait for a second person, by kind. Those of one staff member are left out. */
export function countWaiting(exceptId: string): Promise<readonly WaitingProposals[]> {
  return db.$queryRaw<WaitingProposals[]>`
    select c.kind, count(*)::int as count, array_agg(distinct s.name order by s.name) as people,
      min(c.proposed_at) as since
    from confirmations c join staff_users s on s.id = c.proposed_by_id
    where c.state = 'proposed' and c.proposed_by_id <> ${exceptId}::uuid
    group by c.kind order by c.kind`;
}

/** Lists everything that was proposed for a record, newest first. */
export function listHistory({ kind, id }: Subject): Promise<readonly ConfirmationRow[]> {
  return listAll(kind, [id]);
}

/** Lists everything that was proposed for several records, newest first. */
export async function listAll(kind: ConfirmationKind, ids: readonly string[]): Promise<readonly ConfirmationRow[]> {
  const rows = await db.confirmation.findMany({
    where: { kind, subjectId: { in: [...ids] } },
    orderBy: [{ proposedAt: "desc" }, { id: "desc" }],
    select,
  });
  return rows as ConfirmationRow[];
}

/** The open proposal or confirmation of a record. */
export function findOpen({ kind, id }: Subject, tx: Tx = db) {
  return tx.confirmation.findFirst({ where: { kind, subjectId: id, endedAt: null }, select });
}
