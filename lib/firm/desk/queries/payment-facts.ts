import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { listHistory } from "@/lib/platform/second-person/queries";

import type { PaymentKind } from "../payment/payment-facts";
import type { FirmFacts } from "../../settings";
import { firmFactsSchema } from "../../settings";

const facts = firmFactsSchema.unwrap().shape;

type Proposed = Pick<FirmFacts, "bank"> | Pick<FirmFacts, "paymentText">;

/** Reads what is proposed, as a part of the firm's record. Undefined if nothing was ever proposed. */
export async function findProposed(kind: PaymentKind, tx: Tx | typeof db = db): Promise<Proposed | undefined> {
  const row = await tx.firmProposal.findUnique({
    where: { profile_kind: { profile: env().FIRM_PROFILE, kind } },
    select: { content: true },
  });
  if (!row) return undefined;
  return kind === "bank-details"
    ? { bank: facts.bank.parse(row.content) }
    : { paymentText: facts.paymentText.parse(row.content) };
}

/** What is proposed, and everything that two people did with it, newest first. */
export async function findPaymentState(kind: PaymentKind) {
  const [proposed, history] = await Promise.all([findProposed(kind), listHistory({ kind, id: env().FIRM_PROFILE })]);
  return { proposed, history };
}

/** Finds the proposal or confirmation with this id, and its kind. */
export function findConfirmation(id: string, tx: Tx | typeof db = db) {
  return tx.confirmation.findFirst({
    where: { id, kind: { in: ["bank-details", "payment-words"] } },
    select: { id: true, kind: true, subjectId: true, state: true, proposedById: true },
  });
}

/** The number of other active administrators. */
export function countOtherAdministrators(staffId: string): Promise<number> {
  return db.staffUser.count({ where: { isActive: true, role: "admin", id: { not: staffId } } });
}
