import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { isDuplicate, sqlState } from "@/lib/platform/db/refusals";
import { fail, mapOk, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { changeCase, isClosed } from "./change-case";

/** The kinds of facts of a case. Each has its own table. */
export type FactKind = "loss" | "party" | "deadline" | "letter" | "conflict-check" | "fee-agreement";
type FactChange = "added" | "changed" | "removed" | "decided" | "done";

export type FactRefusal =
  "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "RESOURCE_ALREADY_EXISTS" | "BUSINESS_RULE_VIOLATION";

/** The rules that protect every fact: the case is closed, or a completed step needs the fact. */
export type FactRule = "closed" | "needed";

/** What the history shows about a changed fact: days, amounts and codes, but never free text. */
export type FactDetails = Readonly<Record<string, string | number>>;

type Change = {
  readonly reference: string;
  readonly fact: FactKind;
  readonly change: FactChange;
  readonly now: Instant;
};

/**
 * Changes the facts of an open case and writes the audit row. BUSINESS_RULE_VIOLATION: the case is closed, or a
 * completed step needs the fact. RESOURCE_ALREADY_EXISTS: the case already has this fact.
 */
export async function changeFacts<Rule extends string = never>(
  staff: Staff,
  { reference, fact, change, now }: Change,
  apply: (tx: Tx, caseId: string) => Promise<Result<FactDetails | null, FactRefusal, Rule>>,
): Promise<Result<null, FactRefusal, Rule | FactRule>> {
  try {
    return await changeCase<null, FactRefusal, Rule | FactRule>(
      staff,
      { reference, now },
      async ({ id, state }, tx) => {
        if (state === "closed") return isClosed;
        const audit = (details: FactDetails | null) => ({ action: `case.${fact}-${change}`, details: details ?? {} });
        return mapOk(await apply(tx, id), (details) => ({ audit: audit(details), value: null }));
      },
    );
  } catch (error) {
    if (isDuplicate(error)) return fail("RESOURCE_ALREADY_EXISTS");
    if (sqlState(error) === "23514") return fail("BUSINESS_RULE_VIOLATION", { rule: "needed" });
    throw error;
  }
}

/** The earliest day that a past event can have. An earlier day is treated as a typing error. */
const earliestDay = "1990-01-01";

/**
 * Refuses an impossible day for a past event of the case. BUSINESS_RULE_VIOLATION: the day is in the future ("future"),
 * before 1990 ("early"), or before the client's birth ("early").
 */
export async function checkPastDay(
  tx: Tx,
  caseId: string,
  { day, now }: { readonly day: Day; readonly now: Instant },
): Promise<Result<null, "BUSINESS_RULE_VIOLATION", "future" | "early">> {
  if (day > dayOf(now, firm().zone)) return fail("BUSINESS_RULE_VIOLATION", { rule: "future" });
  const { client } = await tx.case.findUniqueOrThrow({
    where: { id: caseId },
    select: { client: { select: { dateOfBirth: true } } },
  });
  const isBeforeBirth = client.dateOfBirth !== null && day < dayFromDate(client.dateOfBirth);
  return day < earliestDay || isBeforeBirth ? fail("BUSINESS_RULE_VIOLATION", { rule: "early" }) : ok(null);
}

/**
 * Checks that an update or a deletion found its row. RESOURCE_CONFLICT: the row has been changed or deleted since the
 * page was rendered.
 */
export function oneRow({ count }: { readonly count: number }): Result<null, "RESOURCE_CONFLICT"> {
  return count === 1 ? ok(null) : fail("RESOURCE_CONFLICT");
}
