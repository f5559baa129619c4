import { fullName } from "@/lib/inquiry/person/person-name";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { unsealRow } from "@/lib/platform/security/unseal-row";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { withinCases } from "./within";

export type NearDeadline = {
  readonly id: string;
  readonly dueOn: Day;
  readonly title: string;
  readonly reference: string;
  readonly clientId: string;
  readonly clientName: string;
};

/** The maximum number of deadlines in the list. */
const maxDeadlines = 5;

/**
 * Lists deadlines that are not done and have reached their reminder day, the earliest deadline first. Deadlines of
 * closed cases are left out.
 */
export async function listNearDeadlines(scope: Scope, today: Day): Promise<NearDeadline[]> {
  const rows = await db.caseDeadline.findMany({
    where: { doneAt: null, remindOn: { lte: dateFromDay(today) }, case: { state: "open", ...withinCases(scope) } },
    orderBy: [{ dueOn: "asc" }, { id: "asc" }],
    take: maxDeadlines,
    select: {
      id: true,
      titleCipher: true,
      dueOn: true,
      case: { select: { reference: true, client: { select: { id: true, firstName: true, lastName: true } } } },
    },
  });
  return rows.map((row) => {
    const { case: ofCase, dueOn, ...deadline } = unsealRow("case_deadlines", row);
    const { reference, client } = ofCase;
    return { ...deadline, dueOn: dayFromDate(dueOn), reference, clientId: client.id, clientName: fullName(client) };
  });
}
