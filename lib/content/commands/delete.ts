import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import type { TextKind } from "../kinds";
import { changeText } from "./text-row";

type Target = { readonly id: string; readonly version: number };
type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/**
 * Deletes a text, and returns its kind. Visitors no longer see it, and staff can restore it for 30 days. "legal": legal
 * texts stay. "hasQuestions": a topic with questions stays.
 */
export function deleteText(
  by: Staff,
  target: Target,
  now: Instant,
): Promise<Result<TextKind, Refusal, "legal" | "hasQuestions">> {
  return changeText(by, target, async ({ id, kind, key, deletedAt }, tx) => {
    if (kind === "legal") return fail("BUSINESS_RULE_VIOLATION", { rule: "legal" });
    if (deletedAt) return ok({ value: kind });
    if ((await tx.text.count({ where: { topicId: id, deletedAt: null } })) > 0)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "hasQuestions" });
    return ok({
      data: { deletedAt: new Date(now) },
      audit: { action: "text.deleted", details: { kind, key } },
      value: kind,
    });
  });
}

/**
 * Restores a deleted text with its public version and its drafts. "topic": the topic of a question is deleted too.
 */
export function undeleteText(by: Staff, target: Target): Promise<Result<null, Refusal, "topic">> {
  return changeText(by, target, async ({ kind, key, topicId, deletedAt }, tx) => {
    if (!deletedAt) return ok({ value: null });
    if (topicId !== null && (await tx.text.count({ where: { id: topicId, deletedAt: { not: null } } })) > 0)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "topic" });
    return ok({ data: { deletedAt: null }, audit: { action: "text.undeleted", details: { kind, key } }, value: null });
  });
}
