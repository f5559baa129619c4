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

/** The deadlines of open cases whose reminder day has come, the earliest first. Their texts stay encrypted. */
export async function listNearDeadlines(scope: Scope, today: Day): Promise<NearDeadline[]> {
  const rows = await db.caseDeadline.findMany({
    where: { doneAt: null, remindOn: { lte: dateFromDay(today) }, case: { state: "open", ...withinCases(scope) } },
    orderBy: [{ dueOn: "asc" }, { id: "asc" }],
    take: maxDeadlines,
    select: { id: true, dueOn: true, case: { select: { reference: true, clientId: true } } },
  });
  return rows.map(({ id, dueOn, case: found }) => ({ id, dueOn: dayFromDate(dueOn), ...found }));
}
