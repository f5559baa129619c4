import { db } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { findRecipient } from "@/lib/staff/queries";

import { composePaymentNotice } from "../emails/payment-facts";
import type { PaymentKind } from "../payment/payment-facts";

/** Tells one administrator of a proposal or a confirmation. Throws if sending fails, so that the job is retried. */
export async function sendPaymentNotice(
  { confirmationId, event, staffId }: PayloadOf<"payment-facts-notice">,
  by?: Mailer,
): Promise<DeliveryOutcome | undefined> {
  const person = { select: { name: true } } as const;
  const row = await db.confirmation.findUnique({
    where: { id: confirmationId },
    select: { kind: true, proposedBy: person, confirmedBy: person },
  });
  if (!row) return undefined;
  const names = { proposer: row.proposedBy.name, confirmer: row.confirmedBy?.name ?? "" };
  const email = composePaymentNotice(await findRecipient(staffId), { kind: row.kind as PaymentKind, event, ...names });
  return deliverOnce(`payment-facts-notice:${confirmationId}:${event}:${staffId}`, email, by);
}
