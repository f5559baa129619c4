import { mayOpenFile } from "@/lib/clients/commands/access";
import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

/** The case that a staff member changes, and the version that their page was rendered from. */
export type CaseTarget = { readonly reference: string; readonly version: number };

const lockedFields = { id: true, reference: true, clientId: true, state: true, outcome: true, version: true } as const;

type LockedCase = {
  readonly id: string;
  readonly reference: string;
  readonly clientId: string;
  readonly state: "open" | "closed";
  readonly outcome: string | null;
  readonly version: number;
};

type LockTarget = { readonly reference: string; readonly version?: number };

/**
 * Locks a case until the transaction ends. RESOURCE_NOT_FOUND: there is no such case, or the staff member may not open
 * the client's file. RESOURCE_CONFLICT: the case has changed since the page was rendered. Callers that change only
 * facts or fees pass no version, because they cannot overwrite another person's change of the steps, rules or state.
 */
export async function lockCase(
  tx: Tx,
  staff: Staff,
  { reference, version }: LockTarget,
  now: Instant,
): Promise<Result<LockedCase, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  await tx.$queryRaw`select from cases where reference = ${reference} for update`;
  const locked = await tx.case.findUnique({ where: { reference }, select: lockedFields });
  if (!locked || !(await mayOpenFile(staff, locked.clientId, now, tx))) return fail("RESOURCE_NOT_FOUND");
  return version === undefined || locked.version === version ? ok(locked) : fail("RESOURCE_CONFLICT");
}

/** Locks a case as `lockCase` does. BUSINESS_RULE_VIOLATION with the rule "closed": the case is closed. */
export async function lockOpenCase(
  tx: Tx,
  staff: Staff,
  target: LockTarget,
  now: Instant,
): Promise<Result<LockedCase, "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "closed">> {
  const locked = await lockCase(tx, staff, target, now);
  const isClosed = locked.ok && locked.value.state === "closed";
  return isClosed ? fail("BUSINESS_RULE_VIOLATION", { rule: "closed" }) : locked;
}

/**
 * Increments the version of a locked case after a change of its steps or rules. The statement sets no new value, but a
 * database trigger increments the version on each update of a case.
 */
export async function countChange(tx: Tx, caseId: string): Promise<void> {
  await tx.$executeRaw`update cases set version = version where id = ${caseId}::uuid`;
}
