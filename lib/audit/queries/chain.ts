import { hex } from "@/lib/platform/audit/seal-values";
import { db } from "@/lib/platform/db/client";

import { anchorKey } from "../commands/anchor";

/** The newest anchors that the page shows. */
const shownAnchors = 7;

/** Lists the newest anchors, and whether the email with each was sent. */
export async function listAnchorRows() {
  const anchors = await db.auditAnchor.findMany({ orderBy: { seq: "desc" }, take: shownAnchors });
  const keys = anchors.map(({ seq }) => anchorKey(seq));
  const sent = await db.mailDelivery.findMany({ where: { key: { in: keys } }, select: { key: true } });
  return anchors.map(({ seq, at }) => ({
    seq: Number(seq),
    at: at.getTime(),
    isSent: sent.some(({ key }) => key === anchorKey(seq)),
  }));
}

/** Whether the application can only add to the log, because another role owns the tables. */
export async function hasOwnRole(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ may: boolean }[]>`
    select has_table_privilege('audit_events', 'update, delete, truncate') as may`;
  return row?.may === false;
}

/** The chain hash of a seal. */
export async function sealOf(seq: number): Promise<string | undefined> {
  const seal = await db.auditSeal.findUnique({ where: { seq }, select: { chainHash: true } });
  return seal ? hex(seal.chainHash) : undefined;
}

/** Everyone who has or had an account, by name, for the filter. */
export function listPeople() {
  return db.staffUser.findMany({ select: { id: true, name: true }, orderBy: { name: "asc" } });
}

/** The names of staff and advisers by id. */
export async function listNames(): Promise<ReadonlyMap<string, string>> {
  const [staff, advisers] = await Promise.all([
    listPeople(),
    db.adviser.findMany({ select: { id: true, name: true } }),
  ]);
  return new Map([...staff, ...advisers].map(({ id, name }) => [id, name]));
}
