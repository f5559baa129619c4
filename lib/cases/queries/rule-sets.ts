import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";

import { defaultRules } from "../default-rules";
import { ruleSetSchema } from "../rules";

/** Returns the newest rules. If no rules are stored, stores the default rules first. */
export async function newestRuleSet(tx: Tx) {
  const existing = await tx.caseRuleSet.findFirst(newest);
  if (existing) return { ...existing, rules: ruleSetSchema.parse(existing.rules) };
  await tx.caseRuleSet.createMany({ data: [{ version: 1, rules: [...defaultRules] }], skipDuplicates: true });
  const stored = await tx.caseRuleSet.findFirstOrThrow(newest);
  return { ...stored, rules: ruleSetSchema.parse(stored.rules) };
}

/** Returns the newest rules, for callers that are not in a transaction. */
export const findNewestRuleSet = () => db.$transaction(newestRuleSet);

const newest = {
  orderBy: { version: "desc" },
  select: { version: true, rules: true, createdAt: true, createdBy: { select: { name: true } } },
} as const;

/** The number of open cases for each version of the rules, the newest version first. */
export async function countOpenCases(): Promise<readonly { readonly version: number; readonly count: number }[]> {
  const groups = await db.case.groupBy({
    by: ["ruleSetVersion"],
    where: { state: "open" },
    _count: true,
    orderBy: { ruleSetVersion: "desc" },
  });
  return groups.map(({ ruleSetVersion, _count: count }) => ({ version: ruleSetVersion, count }));
}
