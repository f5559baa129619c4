import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { confirm, end, propose, sendBack } from "@/lib/platform/second-person/commands";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { proposalFaults } from "../proposal-faults";
import { findStaffClaim } from "../queries/staff-claims";

type Moment = { readonly now: Instant; readonly today: Day };
type Proposal = Moment & { readonly id: string; readonly note?: string | undefined };

/**
 * Proposes a claim as it is stored, in the given transaction. VALIDATION_ERROR: something is missing, by the fields of
 * the claim's form. RESOURCE_CONFLICT: the claim is proposed or verified already.
 */
export async function proposeIn(
  tx: Tx,
  by: Staff,
  { id, note, now, today }: Proposal,
): Promise<Result<string, "VALIDATION_ERROR" | "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">> {
  const claim = await findStaffClaim(id, tx);
  if (!claim) return fail("RESOURCE_NOT_FOUND");
  const codes = proposalFaults(claim, today);
  if (Object.keys(codes).length > 0) return fail("VALIDATION_ERROR", { codes });
  return propose(tx, by, { kind: "claim", id, note, now });
}

export type BulkResult = { readonly done: number; readonly left: number };

/** Proposes several claims. Those with something missing, and those that are proposed already, are left as they are. */
export async function proposeAll(by: Staff, ids: readonly string[], moment: Moment): Promise<BulkResult> {
  return each(ids, (tx, id) => proposeIn(tx, by, { id, ...moment }));
}

/** Verifies several claims as the second person. Own proposals, and those that have ended, are left as they are. */
export async function confirmAll(by: Staff, ids: readonly string[], moment: Moment): Promise<BulkResult> {
  return each(ids, (tx, id) => confirm(tx, by, { id, ...moment }));
}

/** Each record has a transaction of its own, so that one refusal does not undo the others. */
async function each(
  ids: readonly string[],
  work: (tx: Tx, id: string) => Promise<{ readonly ok: boolean }>,
): Promise<BulkResult> {
  let done = 0;
  for (const id of new Set(ids)) if ((await db.$transaction((tx) => work(tx, id))).ok) done += 1;
  return { done, left: new Set(ids).size - done };
}

/** Verifies a claim as the second person. The errors are those of `confirm`. */
export const confirmClaim = (by: Staff, id: string, moment: Moment) =>
  db.$transaction((tx) => confirm(tx, by, { id, ...moment }));

/** Sends a proposed claim back to its proposer. The errors are those of `sendBack`. */
export const sendBackClaim = (by: Staff, { id, reason }: { id: string; reason: string }, now: Instant) =>
  db.$transaction((tx) => sendBack(tx, by, { id, reason, now }));

/** Withdraws a proposed claim, or hides a verified one from the site at once. The errors are those of `end`. */
export const endClaim = (by: Staff, id: string, now: Instant) => db.$transaction((tx) => end(tx, by, { id, now }));
