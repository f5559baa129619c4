import { isDeepStrictEqual } from "node:util";

import { db } from "@/lib/platform/db/client";
import { confirmedNow } from "@/lib/platform/second-person/queries";
import { dayFromDate } from "@/lib/platform/time/day";

import { ruleContent } from "../content";
import type { RuleId } from "../rules";
import { ruleIds } from "../rules";
import type { Decision } from "../state";

/** Lists what staff have decided, by rule. A confirmation of a rule that has changed since then does not count. */
export async function listDecisions(): Promise<ReadonlyMap<RuleId, Decision>> {
  const [rows, confirmed] = await Promise.all([
    db.lawRule.findMany({ select: { id: true, content: true, withdrawnAt: true } }),
    confirmedNow("law-rule"),
  ]);
  const decisions = new Map<RuleId, Decision>();
  for (const { id, content, withdrawnAt } of rows) {
    const known = ruleIds.find((each) => each === id);
    if (known === undefined) continue;
    const on = confirmed.get(id)?.confirmedOn;
    const isSame = isDeepStrictEqual(content, ruleContent(known));
    decisions.set(known, {
      isWithdrawn: withdrawnAt !== null,
      confirmedOn: on && isSame ? dayFromDate(on) : undefined,
    });
  }
  return decisions;
}

/** Lists the withdrawn rules with who withdrew them and why. */
export async function listWithdrawn() {
  const rows = await db.lawRule.findMany({
    where: { withdrawnAt: { not: null } },
    select: { id: true, withdrawnAt: true, withdrawnReason: true, withdrawnBy: { select: { name: true } } },
  });
  return new Map(rows.map((row) => [row.id, row]));
}
