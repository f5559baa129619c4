import { firm } from "@/lib/firm/settings-snapshot";
import type { Staff } from "@/lib/platform/auth/staff";
import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { actAs, confirm, end, propose, sendBack } from "@/lib/platform/second-person/commands";
import { findOpen } from "@/lib/platform/second-person/queries";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { ruleContent } from "./content";
import type { RuleId } from "./rules";

type Proposal = { readonly rule: RuleId; readonly link?: string | undefined; readonly note?: string | undefined };

/**
 * Proposes a rule, as the code now has it, to a second person. RESOURCE_CONFLICT: it is proposed or confirmed already.
 */
export function proposeRule(
  by: Staff,
  { rule, link, note }: Proposal,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    await actAs(tx, by);
    // A confirmation of an older version of the rule ends here, by the trigger.
    await storeContent(tx, rule);
    const proposed = await propose(tx, by, { kind: "law-rule", id: rule, note, evidenceUrl: link, now });
    return proposed.ok ? ok(null) : proposed;
  });
}

type Target = { readonly rule: RuleId; readonly id: string };

/**
 * Confirms a rule as the second person, and shows it again if it was withdrawn. "own": the staff member proposed it.
 * RESOURCE_CONFLICT: the proposal has ended, or the program has another version of the rule since then.
 */
export function confirmRule(by: Staff, { rule, id }: Target, now: Instant) {
  return db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "own">> => {
    await actAs(tx, by);
    // If the stored content is an older one, this update ends the proposal, by the trigger.
    await storeContent(tx, rule);
    if (!(await isOpen(tx, { rule, id }, "proposed"))) return fail("RESOURCE_CONFLICT");
    const confirmed = await confirm(tx, by, { id, now, today: dayOf(now, firm().zone) });
    if (!confirmed.ok) return confirmed;
    await tx.lawRule.update({
      where: { id: rule },
      data: { withdrawnAt: null, withdrawnById: null, withdrawnReason: null },
      select: { id: true },
    });
    return ok(null);
  });
}

/** Sends a proposal back to its proposer. The errors are those of `sendBack`. */
export function sendBackRule(by: Staff, { rule, id, reason }: Target & { readonly reason: string }, now: Instant) {
  return db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "own">> => {
    if (!(await isOpen(tx, { rule, id }, "proposed"))) return fail("RESOURCE_CONFLICT");
    return sendBack(tx, by, { id, reason, now });
  });
}

/** Takes a proposal back. RESOURCE_CONFLICT: it has ended, or is confirmed. */
export function takeBackRule(by: Staff, target: Target, now: Instant) {
  return db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT">> => {
    if (!(await isOpen(tx, target, "proposed"))) return fail("RESOURCE_CONFLICT");
    const ended = await end(tx, by, { id: target.id, now });
    return ended.ok ? ok(null) : ended;
  });
}

/**
 * Removes a rule from all public pages. One person is enough. An open confirmation or proposal ends. RESOURCE_CONFLICT:
 * the rule is withdrawn already.
 */
export function withdrawRule(
  by: Staff,
  { rule, reason }: { readonly rule: RuleId; readonly reason: string },
  now: Instant,
) {
  return db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT">> => {
    await actAs(tx, by);
    await storeContent(tx, rule);
    const { count } = await tx.lawRule.updateMany({
      where: { id: rule, withdrawnAt: null },
      data: { withdrawnAt: new Date(now), withdrawnById: by.id, withdrawnReason: reason },
    });
    if (count === 0) return fail("RESOURCE_CONFLICT");
    const open = await findOpen({ kind: "law-rule", id: rule }, tx);
    if (open) await end(tx, by, { id: open.id, reason, now });
    await record(tx, by, { action: "law-rule.taken-down", subjectKind: "firm", subjectId: rule });
    return ok(null);
  });
}

/** Stores the rule as the code has it, and locks its row. */
async function storeContent(tx: Tx, rule: RuleId): Promise<void> {
  const content = JSON.stringify(ruleContent(rule));
  await tx.$executeRaw`
    insert into law_rules (id, content) values (${rule}, ${content}::jsonb)
    on conflict (id) do update set content = excluded.content`;
}

async function isOpen(tx: Tx, { rule, id }: Target, state: "proposed") {
  const open = await findOpen({ kind: "law-rule", id: rule }, tx);
  return open?.id === id && open.state === state;
}
