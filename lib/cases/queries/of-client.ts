import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";

import type { CaseKind } from "../kinds";
import { withinCases } from "./within";

export type CaseOfClient = {
  readonly reference: string;
  readonly kind: CaseKind;
  readonly state: "open" | "closed";
  readonly completed: number;
};

/** The cases of a client, open ones first. */
export async function listCasesOf(scope: Scope, clientId: string): Promise<CaseOfClient[]> {
  const rows = await db.case.findMany({
    where: { clientId, ...withinCases(scope) },
    orderBy: [{ state: "asc" }, { openedAt: "desc" }],
    select: { reference: true, kind: true, state: true, _count: { select: { steps: true } } },
  });
  return rows.map(({ kind, _count, ...row }) => ({ ...row, kind: kind as CaseKind, completed: _count.steps }));
}
