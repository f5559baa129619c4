import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isDuplicate, sqlState } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { lockCase } from "./lock-case";

/** What a case knows, each in its own table. */
export type FactKind = "loss" | "party" | "deadline" | "letter" | "conflict-check" | "fee-agreement";
type FactChange = "added" | "changed" | "removed" | "decided" | "done";

export type FactRefusal =
  "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "RESOURCE_ALREADY_EXISTS" | "BUSINESS_RULE_VIOLATION";

type Change = {
  readonly reference: string;
  readonly fact: FactKind;
  readonly change: FactChange;
  readonly now: Instant;
};

/**
 * Changes what an open case knows and writes the audit row. BUSINESS_RULE_VIOLATION: the case is closed, or a completed
 * step needs the fact. RESOURCE_ALREADY_EXISTS: the case already has it.
 */
export async function changeFacts(
  staff: Staff,
  { reference, fact, change, now }: Change,
  apply: (tx: Tx, caseId: string) => Promise<Result<null, FactRefusal>>,
): Promise<Result<null, FactRefusal>> {
  try {
    return await db.$transaction(async (tx) => {
      const locked = await lockCase(tx, staff, { reference }, now);
      if (!locked.ok) return locked;
      const { id, state } = locked.value;
      if (state === "closed") return fail("BUSINESS_RULE_VIOLATION", { rule: "closed" });
      const applied = await apply(tx, id);
      if (applied.ok) await record(tx, staff, { action: `case.${fact}-${change}`, subjectKind: "case", subjectId: id });
      return applied;
    });
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_ALREADY_EXISTS");
    if (sqlState(error) === "23514")
      return fail<ErrorCode & "BUSINESS_RULE_VIOLATION">("BUSINESS_RULE_VIOLATION", { rule: "needed" });
    throw error;
  }
}

/** Refuses a day that is still to come, for something that has happened: BUSINESS_RULE_VIOLATION with rule "future". */
export function notInFuture(day: Day, now: Instant): Result<null, "BUSINESS_RULE_VIOLATION"> {
  return day > dayOf(now, firm().zone) ? fail("BUSINESS_RULE_VIOLATION", { rule: "future" }) : ok(null);
}

/** Whether exactly one row was changed. RESOURCE_CONFLICT: it has changed or gone since the page was rendered. */
export function oneRow({ count }: { readonly count: number }): Result<null, "RESOURCE_CONFLICT"> {
  return count === 1 ? ok(null) : fail("RESOURCE_CONFLICT");
}
