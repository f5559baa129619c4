import type { Staff } from "../auth/staff";
import type { Tx } from "../db/client";
import { fail, ok } from "../result";
import type { Result } from "../result";
import { dateFromDay } from "../time/day";
import type { Day } from "../time/day";
import type { Instant } from "../time/instant";
import type { Subject } from "./kinds";

/**
 * Tells the database for whom the rest of this transaction runs. Its triggers write this staff member into the audit
 * log, and refuse a confirmation that names another author.
 */
export async function actAs(tx: Tx, by: Staff): Promise<void> {
  await tx.$queryRaw`select set_config('app.staff_id', ${by.id}, true)`;
}

type Proposal = Subject & {
  readonly note?: string | undefined;
  /** The file that the second person sees. A claim has its own. */
  readonly evidenceFileId?: string | undefined;
  /** The page that the second person sees. A claim has its own. */
  readonly evidenceUrl?: string | undefined;
  readonly now: Instant;
};

/**
 * Proposes the current content of a record to a second person, and returns the id of the proposal.
 * RESOURCE_CONFLICT: the content is proposed or confirmed already.
 */
export async function propose(
  tx: Tx,
  by: Staff,
  { kind, id, note, evidenceFileId, evidenceUrl, now }: Proposal,
): Promise<Result<string, "RESOURCE_CONFLICT">> {
  await actAs(tx, by);
  // An open row would break the constraint `one_open_confirmation`, which would also end this transaction.
  if ((await tx.confirmation.count({ where: { kind, subjectId: id, endedAt: null } })) > 0)
    return fail("RESOURCE_CONFLICT");
  const { id: proposal } = await tx.confirmation.create({
    data: {
      kind,
      subjectId: id,
      note: note ?? null,
      evidenceFileId: evidenceFileId ?? null,
      evidenceUrl: evidenceUrl ?? null,
      proposedById: by.id,
      proposedAt: new Date(now),
    },
    select: { id: true },
  });
  return ok(proposal);
}

type Act = { readonly id: string; readonly now: Instant };

/**
 * Confirms a proposal. The proposal's id identifies the content that the staff member read, because a change of the
 * content ends the proposal. "own": the staff member proposed it. RESOURCE_CONFLICT: it has ended, or is confirmed.
 */
export async function confirm(
  tx: Tx,
  by: Staff,
  { id, now, today }: Act & { readonly today: Day },
): Promise<Result<null, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "own">> {
  await actAs(tx, by);
  const { count } = await tx.confirmation.updateMany({
    where: { id, state: "proposed", proposedById: { not: by.id } },
    data: { confirmedById: by.id, confirmedAt: new Date(now), confirmedOn: dateFromDay(today) },
  });
  return count > 0 ? ok(null) : refusalOf(tx, by, id);
}

/**
 * Sends a proposal back to its proposer with a reason. "own": the staff member proposed it and can withdraw it.
 * RESOURCE_CONFLICT: it has ended, or is confirmed.
 */
export async function sendBack(
  tx: Tx,
  by: Staff,
  { id, now, reason }: Act & { readonly reason: string },
): Promise<Result<null, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "own">> {
  await actAs(tx, by);
  const { count } = await tx.confirmation.updateMany({
    where: { id, state: "proposed", proposedById: { not: by.id } },
    data: { endedAt: new Date(now), endReason: "sent-back", endedById: by.id, endNote: reason },
  });
  return count > 0 ? ok(null) : refusalOf(tx, by, id);
}

async function refusalOf(tx: Tx, by: Staff, id: string) {
  const own = await tx.confirmation.count({ where: { id, state: "proposed", proposedById: by.id } });
  return own > 0 ? fail("BUSINESS_RULE_VIOLATION", { rule: "own" }) : fail("RESOURCE_CONFLICT");
}

/**
 * Ends a proposal ("withdrawn") or a confirmation ("revoked"). One person is enough. RESOURCE_CONFLICT: it has ended
 * already.
 */
export async function end(
  tx: Tx,
  by: Staff,
  { id, now, reason }: Act & { readonly reason?: string | undefined },
): Promise<Result<"withdrawn" | "revoked", "RESOURCE_CONFLICT">> {
  await actAs(tx, by);
  const ended = { endedAt: new Date(now), endedById: by.id, endNote: reason ?? null };
  for (const [state, endReason] of [
    ["proposed", "withdrawn"],
    ["confirmed", "revoked"],
  ] as const) {
    const { count } = await tx.confirmation.updateMany({ where: { id, state }, data: { ...ended, endReason } });
    if (count > 0) return ok(endReason);
  }
  return fail("RESOURCE_CONFLICT");
}
