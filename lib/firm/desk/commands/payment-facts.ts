import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { actAs, confirm, end, propose, sendBack } from "@/lib/platform/second-person/commands";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { lastFourOf } from "../payment/payment-facts";
import type { PaymentKind } from "../payment/payment-facts";
import { findOwnUpload } from "../reads/open-proof";
import { findConfirmation, findProposed } from "../queries/payment-facts";
import { findFirm } from "../../queries/settings";
import { refreshFirm } from "../../settings-snapshot";
import type { FirmFacts } from "../../settings";
import { storeFirm } from "../../commands/settings";

type Proposal = {
  readonly kind: PaymentKind;
  readonly content: FirmFacts["bank"] | FirmFacts["paymentText"];
  readonly note?: string | undefined;
  /** The id of the bank's statement or letter, which the same staff member has uploaded. */
  readonly file?: string | undefined;
};

/**
 * Proposes bank details or payment words to a second person. What is in force stays in force. A proposal that was open
 * before ends. Every administrator gets an email. VALIDATION_ERROR: the file is no longer stored. RESOURCE_CONFLICT:
 * the same content is proposed or in force already.
 */
export async function proposePaymentFact(
  by: Staff,
  { kind, content, note, file }: Proposal,
  now: Instant,
): Promise<Result<null, "RESOURCE_CONFLICT" | "VALIDATION_ERROR">> {
  const profile = env().FIRM_PROFILE;
  if (file !== undefined && !(await findOwnUpload(by, file))) return invalidField("file", "statementGone");
  return db.$transaction(async (tx) => {
    await actAs(tx, by);
    const json = JSON.stringify(content);
    await tx.$executeRaw`
      insert into firm_proposals (profile, kind, content) values (${profile}, ${kind}, ${json}::jsonb)
      on conflict (profile, kind) do update set content = excluded.content`;
    const proposed = await propose(tx, by, { kind, id: profile, note, evidenceFileId: file, now });
    if (!proposed.ok) return proposed;
    await notifyAdministrators(tx, { confirmationId: proposed.value, event: "proposed" });
    return ok(null);
  });
}

type Confirmation = { readonly id: string; readonly lastFour?: string | undefined };
type Refused = "VALIDATION_ERROR" | "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION";

/**
 * Confirms a proposal as the second person, and puts it in force as the next version of the firm's record. For bank
 * details, the person types the last four letters or digits of the account from the bank's statement. "own": the staff
 * member proposed it. RESOURCE_CONFLICT: it has ended, or is confirmed.
 */
export async function confirmPaymentFact(
  by: Staff,
  { id, lastFour }: Confirmation,
  now: Instant,
): Promise<Result<null, Refused, "own">> {
  const confirmed = await db.$transaction(async (tx): Promise<Result<null, Refused, "own">> => {
    const found = await findConfirmation(id, tx);
    const kind = found?.kind as PaymentKind | undefined;
    const proposed = kind && (await findProposed(kind, tx));
    const before = await findFirm(tx);
    if (!proposed || !before || found?.subjectId !== env().FIRM_PROFILE) return fail("RESOURCE_CONFLICT");
    const isOwn = found.proposedById === by.id;
    const mustType = "bank" in proposed && proposed.bank !== null && !isOwn;
    if (mustType && proposed.bank && lastFour !== lastFourOf(proposed.bank))
      return invalidField("lastFour", "lastFourWrong");
    const done = await confirm(tx, by, { id, now, today: dayOf(now, before.zone) });
    if (!done.ok) return done;
    const stored = await storeFirm(tx, by, { before, facts: { ...before, ...proposed } });
    if (!stored.ok) throw new Error("Confirmed payment facts cannot be stored");
    await notifyAdministrators(tx, { confirmationId: id, event: "in-force" });
    return ok(null);
  });
  if (confirmed.ok) await refreshFirm();
  return confirmed;
}

/** Refuses a proposal with a reason. The errors are those of `sendBack`. */
export const refusePaymentFact = (by: Staff, { id, reason }: { id: string; reason: string }, now: Instant) =>
  db.$transaction(async (tx) => {
    if (!(await isOpen(tx, id))) return fail("RESOURCE_CONFLICT");
    return sendBack(tx, by, { id, reason, now });
  });

/** Withdraws a proposal. What is in force is not changed. RESOURCE_CONFLICT: it has ended, or is confirmed. */
export const withdrawPaymentFact = (by: Staff, { id }: { readonly id: string }, now: Instant) =>
  db.$transaction(async (tx): Promise<Result<null, "RESOURCE_CONFLICT">> => {
    if (!(await isOpen(tx, id))) return fail("RESOURCE_CONFLICT");
    const ended = await end(tx, by, { id, now });
    return ended.ok ? ok(null) : ended;
  });

const isOpen = async (tx: Tx, id: string) => (await findConfirmation(id, tx))?.state === "proposed";

type Notice = { readonly confirmationId: string; readonly event: "proposed" | "in-force" };

async function notifyAdministrators(tx: Tx, notice: Notice): Promise<void> {
  const administrators = await tx.staffUser.findMany({
    where: { isActive: true, role: "admin" },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  await enqueueAll(
    tx,
    administrators.map(({ id: staffId }) => ({
      job: { task: "payment-facts-notice" as const, payload: { ...notice, staffId } },
    })),
  );
}
