import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";

import type { CaseKind } from "../kinds";
import { withinCases } from "./within";

export type ClientCase = {
  readonly reference: string;
  readonly kind: CaseKind;
  readonly state: "open" | "closed";
  /** The number of completed steps. */
  readonly completedSteps: number;
};

/** The cases of a client, open ones first. */
export async function listClientCases(scope: Scope, clientId: string): Promise<ClientCase[]> {
  const rows = await db.case.findMany({
    where: { clientId, ...withinCases(scope) },
    orderBy: [{ state: "asc" }, { openedAt: "desc" }],
    select: { reference: true, kind: true, state: true, _count: { select: { steps: true } } },
  });
  return rows.map(({ kind, _count, ...row }) => ({ ...row, kind: kind as CaseKind, completedSteps: _count.steps }));
}
