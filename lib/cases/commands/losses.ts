import type { Staff } from "@/lib/platform/auth/staff";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { conflictHash } from "../conflicts";
import type { ClaimState, Rail } from "../kinds";
import { normalizeRecipient } from "../normalize";
import { sealOptional } from "../sealed-texts";
import { hashesOf } from "../search-hashes";
import { changeFacts, checkPastDay, oneRow } from "./change-facts";

export type Row = { readonly reference: string; readonly id: string; readonly version: number };

type LossFacts = {
  readonly paidOn: Day;
  /** A decimal number with at most 18 digits on each side of the point. */
  readonly amount: string;
  readonly currency: string;
  readonly rail: Rail;
  readonly sender?: string | undefined;
  readonly recipient?: string | undefined;
  readonly payment?: string | undefined;
};

const hashOf = ({ recipient }: LossFacts) => (recipient ? conflictHash(normalizeRecipient(recipient)) : null);

const columnsOf = (loss: LossFacts) => ({
  paidOn: dateFromDay(loss.paidOn),
  amount: loss.amount,
  currency: loss.currency,
  rail: loss.rail,
  senderCipher: sealOptional("case_losses.sender", loss.sender),
  recipientCipher: sealOptional("case_losses.recipient", loss.recipient),
  referenceCipher: sealOptional("case_losses.reference", loss.payment),
  searchHashes: hashesOf([loss.sender, loss.recipient, loss.payment]),
});

/** The details that identify a payment in the history. */
const detailsOf = ({ paidOn, amount, currency }: Pick<LossFacts, "paidOn" | "amount" | "currency">) => ({
  day: paidOn,
  amount,
  currency,
});

type NewLoss = LossFacts & {
  readonly reference: string;
  readonly preparedInId?: string | undefined;
  readonly preparedRow?: number | undefined;
};

/**
 * Adds a lost payment, which may come from a list that the client prepared. BUSINESS_RULE_VIOLATION: as for
 * `changeFacts`, or the day of the payment is in the future ("future") or too early ("early"). RESOURCE_NOT_FOUND: the
 * list is not the client's. RESOURCE_ALREADY_EXISTS: the payment of the list was taken over before.
 */
export function addLoss(staff: Staff, { reference, preparedInId, preparedRow, ...loss }: NewLoss, now: Instant) {
  return changeFacts(staff, { reference, fact: "loss", change: "added", now }, async (tx, caseId) => {
    const paid = await checkPastDay(tx, caseId, { day: loss.paidOn, now });
    if (!paid.ok) return paid;
    const isFromList = preparedInId !== undefined && preparedRow !== undefined;
    if (isFromList && !(await isListOf(tx, caseId, preparedInId))) return fail("RESOURCE_NOT_FOUND");
    const recipientHash = hashOf(loss);
    await tx.caseLoss.create({
      data: {
        caseId,
        ...columnsOf(loss),
        recipientHash,
        recipientSince: recipientHash && new Date(now),
        ...(isFromList && { preparedInId, preparedRow }),
      },
      select: { id: true },
    });
    return ok(detailsOf(loss));
  });
}

/** Whether the client of the case took a prepared list to the booking. */
async function isListOf(tx: Tx, caseId: string, bookingId: string): Promise<boolean> {
  const client = { cases: { some: { id: caseId } } };
  return (await tx.booking.count({ where: { id: bookingId, client, preparedCipher: { not: null } } })) > 0;
}

type ChangedLoss = Row & LossFacts & { readonly claimState: ClaimState; readonly returnedAmount: string };

/**
 * Corrects a payment and records the state of the claim to get it back. If the recipient changes, staff must search for
 * conflicts of interest again. BUSINESS_RULE_VIOLATION: as for `addLoss`, or the returned amount is larger than the
 * payment.
 */
export function changeLoss(
  staff: Staff,
  { reference, id, version, claimState, returnedAmount, ...loss }: ChangedLoss,
  now: Instant,
) {
  return changeFacts(staff, { reference, fact: "loss", change: "changed", now }, async (tx, caseId) => {
    const paid = await checkPastDay(tx, caseId, { day: loss.paidOn, now });
    if (!paid.ok) return paid;
    const former = await tx.caseLoss.findFirst({
      where: { id, caseId, version },
      select: { recipientHash: true, recipientSince: true },
    });
    if (!former) return fail("RESOURCE_CONFLICT");
    const recipientHash = hashOf(loss);
    const isSame = Buffer.compare(former.recipientHash ?? Buffer.of(), recipientHash ?? Buffer.of()) === 0;
    const recipientSince = isSame ? former.recipientSince : recipientHash && new Date(now);
    const changed = oneRow(
      await tx.caseLoss.updateMany({
        where: { id, caseId, version },
        data: {
          ...columnsOf(loss),
          recipientHash,
          recipientSince,
          claimState,
          returnedAmount,
          version: { increment: 1 },
        },
      }),
    );
    return changed.ok ? ok(detailsOf(loss)) : changed;
  });
}

/** Removes a payment that was recorded by mistake. A payment that a completed step needs cannot be removed. */
export function removeLoss(staff: Staff, { reference, id, version }: Row, now: Instant) {
  return changeFacts(staff, { reference, fact: "loss", change: "removed", now }, async (tx, caseId) => {
    const where = { id, caseId, version };
    const loss = await tx.caseLoss.findFirst({ where, select: { paidOn: true, amount: true, currency: true } });
    const removed = oneRow(await tx.caseLoss.deleteMany({ where }));
    if (!removed.ok || !loss) return removed;
    const { paidOn, amount, currency } = loss;
    return ok(detailsOf({ paidOn: dayFromDate(paidOn), amount: amount.toFixed(), currency }));
  });
}
