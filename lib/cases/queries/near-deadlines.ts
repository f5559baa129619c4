import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { withinCases } from "./within";

export type NearDeadline = {
  readonly id: string;
  readonly dueOn: Day;
  readonly reference: string;
  readonly clientId: string;
};

/** The maximum number of deadlines in the list. */
const maxDeadlines = 5;

/**
 * Lists deadlines that are not done and have reached their reminder day, the earliest deadline first. Deadlines of
 * closed cases are left out. The encrypted titles are not read.
 */
export async function listNearDeadlines(scope: Scope, today: Day): Promise<NearDeadline[]> {
  const rows = await db.caseDeadline.findMany({
    where: { doneAt: null, remindOn: { lte: dateFromDay(today) }, case: { state: "open", ...withinCases(scope) } },
    orderBy: [{ dueOn: "asc" }, { id: "asc" }],
    take: maxDeadlines,
    select: { id: true, dueOn: true, case: { select: { reference: true, clientId: true } } },
  });
  return rows.map(({ id, dueOn, case: caseFields }) => ({ id, dueOn: dayFromDate(dueOn), ...caseFields }));
}
