import { db } from "@/lib/platform/db/client";

export type CaseEvent = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly by: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
};

const maxEvents = 60;

/** The changes of a case, the latest first. */
export async function listHistory(caseId: string): Promise<CaseEvent[]> {
  const rows = await db.auditEvent.findMany({
    where: { subjectKind: "case", subjectId: caseId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: maxEvents,
  });
  const ids = rows.flatMap(({ actorId }) => (actorId && /^[0-9a-f-]{36}$/.test(actorId) ? [actorId] : []));
  const staff = await db.staffUser.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return rows.map(({ id, at, action, actorId, details }) => ({
    id: String(id),
    at,
    action,
    by: names.get(actorId ?? ""),
    details: details as CaseEvent["details"],
  }));
}
