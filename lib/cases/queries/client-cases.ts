import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";

import type { ClientCase } from "../client-case";
import type { CaseKind } from "../kinds";
import { stepNames } from "../rules";
import { withinCases } from "./within";

/** The cases of a client, open ones first. */
export async function listClientCases(scope: Scope, clientId: string): Promise<ClientCase[]> {
  const rows = await db.case.findMany({
    where: { clientId, ...withinCases(scope) },
    orderBy: [{ state: "asc" }, { openedAt: "desc" }],
    select: { id: true, reference: true, kind: true, state: true, _count: { select: { steps: true } } },
  });
  const open = rows.filter(({ state }) => state === "open").map(({ id }) => id);
  const unmet = new Map(open.length === 0 ? [] : await countUnmet(open));
  return rows.map(({ id, kind, _count: { steps: completedSteps }, ...row }) => {
    const name = row.state === "open" ? stepNames[completedSteps] : undefined;
    return {
      ...row,
      kind: kind as CaseKind,
      completedSteps,
      next: name && { name, unmet: unmet.get(id) ?? 0 },
    };
  });
}

/** Counts for each case the rules of the step in progress that are not met. */
async function countUnmet(ids: readonly string[]): Promise<(readonly [string, number])[]> {
  const rows = await db.$queryRaw<{ id: string; unmet: number }[]>`
    select c.id::text, count(*)::int as unmet
    from unnest(${[...ids]}::uuid[]) as c(id) cross join lateral case_rules(c.id) as r
    where not r.is_met and r.step = 1 + (select count(*) from case_steps s where s.case_id = c.id)
    group by c.id`;
  return rows.map(({ id, unmet }) => [id, unmet]);
}
