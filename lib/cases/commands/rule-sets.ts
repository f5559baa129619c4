import { randomBytes } from "node:crypto";

import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { isDuplicate } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { newestRuleSet } from "../queries/rule-sets";
import { listRules } from "../queries/rules";
import type { CaseRule, RuleLabel, RuleSource } from "../rules";
import { ruleSetSchema } from "../rules";
import { changeCase, isClosed } from "./change-case";
import type { CaseTarget } from "./change-case";

export type NewRule = {
  readonly step: number;
  /**
   * What the rule requires. A `RuleSource`: this fact must be recorded. "manual": one staff member must confirm the
   * rule. "two-people": two staff members must confirm it.
   */
  readonly source: RuleSource | "manual" | "two-people";
  readonly label: RuleLabel;
};

export type RuleChanges = {
  /** The version that the page was rendered from. */
  readonly version: number;
  /** The new labels by rule code. Undefined restores the default label from the catalogues in `messages/`. */
  readonly labels: ReadonlyMap<string, RuleLabel | undefined>;
  readonly removed: readonly string[];
  readonly added: NewRule | undefined;
};

/**
 * Stores a new version of the rules if something has changed. The new version applies to cases that are opened from now
 * on. If an open case is moved to the new version, its confirmed rules stay confirmed, so the step and the kind of an
 * existing rule cannot be changed. RESOURCE_CONFLICT: the page was not rendered from the newest version.
 */
export async function saveRuleSet(
  staff: Staff,
  { version, labels, removed, added }: RuleChanges,
  now: Instant,
): Promise<Result<{ readonly version: number }, "RESOURCE_CONFLICT">> {
  try {
    return await db.$transaction(async (tx) => {
      const newest = await newestRuleSet(tx);
      if (newest.version !== version) return fail("RESOURCE_CONFLICT");
      const kept = newest.rules.filter(({ code }) => !removed.includes(code)).map((rule) => relabelled(rule, labels));
      const rules = ruleSetSchema.parse(added ? [...kept, newRule(added)] : kept);
      if (JSON.stringify(rules) === JSON.stringify(newest.rules)) return ok({ version });
      await tx.caseRuleSet.create({
        data: { version: version + 1, rules, createdAt: new Date(now), createdById: staff.id },
        select: { version: true },
      });
      await record(tx, staff, {
        action: "case-rules.changed",
        subjectKind: "case-rules",
        subjectId: String(version + 1),
        details: { removed: removed.length, added: added ? 1 : 0 },
      });
      return ok({ version: version + 1 });
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_CONFLICT");
    throw error;
  }
}

function relabelled({ label: _former, ...rule }: CaseRule, labels: RuleChanges["labels"]): CaseRule {
  const label = labels.has(rule.code) ? labels.get(rule.code) : _former;
  return label ? { ...rule, label } : rule;
}

function newRule({ step, source, label }: NewRule): CaseRule {
  const code = `firm-${randomBytes(6).toString("hex")}`;
  const shared = { code, step, label };
  if (source === "manual") return { ...shared, kind: "manual" };
  if (source === "two-people") return { ...shared, kind: "manual", people: 2 };
  return { ...shared, kind: "derived", source };
}

type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

class UnmetRule extends Error {}

/**
 * Moves an open case to the newest rules. BUSINESS_RULE_VIOLATION: the case is closed, already has the newest rules, or
 * has a completed step that does not meet the newest rules.
 */
export async function renewRules(
  staff: Staff,
  target: CaseTarget,
  now: Instant,
): Promise<Result<null, Refusal, "closed" | "newest" | "newest-unmet">> {
  try {
    return await changeCase(staff, { ...target, now }, async ({ id, state }, tx) => {
      if (state === "closed") return isClosed;
      const { version } = await newestRuleSet(tx);
      const { count } = await tx.case.updateMany({
        where: { id, ruleSetVersion: { lt: version } },
        data: { ruleSetVersion: version },
      });
      if (count === 0) return fail("BUSINESS_RULE_VIOLATION", { rule: "newest" });
      const completed = await tx.caseStep.count({ where: { caseId: id } });
      const rules = await listRules(tx, id);
      if (rules.some((rule) => rule.step <= completed && !rule.isMet)) throw new UnmetRule();
      return ok({ audit: { action: "case.rules-renewed", details: { version } }, value: null });
    });
  } catch (error) {
    if (error instanceof UnmetRule) return fail("BUSINESS_RULE_VIOLATION", { rule: "newest-unmet" });
    throw error;
  }
}
