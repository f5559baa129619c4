import type { Staff } from "@/lib/platform/auth/staff";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { changeText } from "./text-row";

type Target = { readonly id: string; readonly version: number };
type Refusal = "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/**
 * Deletes a text. Visitors no longer see it, and staff can restore it for 30 days. "legal": legal texts stay.
 * "hasQuestions": a topic with questions stays.
 */
export function deleteText(
  by: Staff,
  target: Target,
  now: Instant,
): Promise<Result<null, Refusal, "legal" | "hasQuestions">> {
  return changeText(by, target, async ({ id, kind, key, deletedAt }, tx) => {
    if (kind === "legal") return fail("BUSINESS_RULE_VIOLATION", { rule: "legal" });
    if (deletedAt) return ok({ value: null });
    if ((await tx.text.count({ where: { topicId: id, deletedAt: null } })) > 0)
      return fail("BUSINESS_RULE_VIOLATION", { rule: "hasQuestions" });
    return ok({
      data: { deletedAt: new Date(now) },
      audit: { action: "text.deleted", details: { kind, key } },
      value: null,
    });
  });
}

/** Restores a deleted text with its public version and its drafts. */
export function undeleteText(
  by: Staff,
  target: Target,
): Promise<Result<null, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  return changeText(by, target, ({ kind, key, deletedAt }) =>
    deletedAt
      ? ok({ data: { deletedAt: null }, audit: { action: "text.undeleted", details: { kind, key } }, value: null })
      : ok({ value: null }),
  );
}
