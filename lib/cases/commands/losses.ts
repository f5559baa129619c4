import type { Staff } from "@/lib/platform/auth/staff";
import { ok } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { conflictHash } from "../conflicts";
import type { ClaimState, Rail } from "../kinds";
import { normalizeRecipient } from "../normalize";
import { sealOptional } from "../texts";
import { changeFacts, notInFuture, oneRow } from "./change-facts";

export type Row = { readonly reference: string; readonly id: string; readonly version: number };

type NewLoss = {
  readonly reference: string;
  readonly paidOn: Day;
  /** A decimal number with at most 18 digits on each side of the point. */
  readonly amount: string;
  readonly currency: string;
  readonly rail: Rail;
  readonly sender?: string | undefined;
  readonly recipient?: string | undefined;
  readonly payment?: string | undefined;
};

/** Adds a payment that was lost. BUSINESS_RULE_VIOLATION also when its day is in the future. */
export function addLoss(staff: Staff, { reference, ...loss }: NewLoss, now: Instant) {
  return changeFacts(staff, { reference, fact: "loss", change: "added", now }, async (tx, caseId) => {
    const paid = notInFuture(loss.paidOn, now);
    if (!paid.ok) return paid;
    await tx.caseLoss.create({
      data: {
        caseId,
        paidOn: dateFromDay(loss.paidOn),
        amount: loss.amount,
        currency: loss.currency,
        rail: loss.rail,
        senderCipher: sealOptional("case_losses.sender", loss.sender),
        recipientCipher: sealOptional("case_losses.recipient", loss.recipient),
        recipientHash: loss.recipient ? conflictHash(normalizeRecipient(loss.recipient)) : null,
        referenceCipher: sealOptional("case_losses.reference", loss.payment),
      },
      select: { id: true },
    });
    return ok(null);
  });
}

type LossClaim = Row & { readonly claimState: ClaimState; readonly returnedAmount: string };

/** Records the state of the claim for one payment. BUSINESS_RULE_VIOLATION also when more came back than was paid. */
export function changeClaim(
  staff: Staff,
  { reference, id, version, claimState, returnedAmount }: LossClaim,
  now: Instant,
) {
  return changeFacts(staff, { reference, fact: "loss", change: "changed", now }, async (tx, caseId) =>
    oneRow(
      await tx.caseLoss.updateMany({
        where: { id, caseId, version },
        data: { claimState, returnedAmount, version: { increment: 1 } },
      }),
    ),
  );
}

/** Removes a payment that was recorded by mistake, unless a completed step needs it. */
export function removeLoss(staff: Staff, { reference, id, version }: Row, now: Instant) {
  return changeFacts(staff, { reference, fact: "loss", change: "removed", now }, async (tx, caseId) =>
    oneRow(await tx.caseLoss.deleteMany({ where: { id, caseId, version } })),
  );
}
