import { db } from "@/lib/platform/db/client";
import { isUuid } from "@/lib/platform/uuid";

export type CaseEvent = {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly by: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
};

const maxEvents = 60;

/** Lists the latest `maxEvents` changes of a case, newest first. */
export async function listHistory(caseId: string): Promise<CaseEvent[]> {
  const rows = await db.auditEvent.findMany({
    where: { subjectKind: "case", subjectId: caseId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: maxEvents,
  });
  const ids = rows.flatMap(({ actorId }) => (isUuid(actorId) ? [actorId] : []));
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

/** The amounts lost and returned in one currency, as exact decimal numbers. */
export type CurrencyTotal = { readonly currency: string; readonly lost: string; readonly returned: string };

/** The totals of a case, one for each currency. Amounts in different currencies are never added up. */
export function listTotals(caseId: string): Promise<CurrencyTotal[]> {
  return db.$queryRaw<CurrencyTotal[]>`
    select currency, trim_scale(sum(amount))::text as lost, trim_scale(sum(returned_amount))::text as returned
    from case_losses where case_id = ${caseId}::uuid group by currency order by currency`;
}
