import type { CardEvent } from "@/lib/money/provider/event";
import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";

/**
 * Stores an event from Stripe and queues an update of the event's payment. If the client's bank only doubts the
 * payment, notifies staff. A repeated event has no effect.
 */
export async function receiveEvent(event: CardEvent): Promise<void> {
  const providerId = paymentOf(event);
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhookEvent.createMany({
      data: [{ id: event.id, provider: "stripe", kind: event.type, objectId: providerId ?? null }],
      skipDuplicates: true,
    });
    if (count === 0 || providerId === undefined) return;
    await enqueue(tx, { task: "card-payment", payload: { providerId } });
    if (isWarning(event)) await warnStaff(tx, providerId, event.data.object.id ?? event.id);
  });
}

/** Returns Stripe's id of the payment that an event is about. Undefined if the event is not about a payment. */
function paymentOf({ data: { object } }: CardEvent): string | undefined {
  const id = object.object === "payment_intent" ? object.id : object.payment_intent;
  return typeof id === "string" && /^\w{1,255}$/.test(id) ? id : undefined;
}

/**
 * Whether the client's bank reports a suspicion of fraud or asks about the payment. Neither takes money back, and the
 * payment at Stripe does not show the suspicion.
 */
function isWarning({ type, data: { object } }: CardEvent): boolean {
  const isInquiry = typeof object.status === "string" && object.status.startsWith("warning_needs");
  return type === "radar.early_fraud_warning.created" || (type === "charge.dispute.created" && isInquiry);
}

/** Marks a payment as doubted by the client's bank and notifies staff, unless the payment is already disputed. */
async function warnStaff(tx: Tx, providerId: string, about: string): Promise<void> {
  const payment = await tx.payment.findFirst({
    where: { provider: "stripe", providerId, dispute: null },
    select: { id: true, bookingId: true },
  });
  if (!payment) return;
  const { id, bookingId } = payment;
  const { count } = await tx.payment.updateMany({ where: { id, dispute: null }, data: { dispute: "warned" } });
  if (count === 0) return;
  await record(tx, { kind: "system" }, { action: "payment.warned", subjectKind: "booking", subjectId: bookingId });
  const notice = { bookingId, kind: "bank-warning", about: about.slice(0, 255), sequence: 0 } as const;
  await enqueue(tx, { task: "booking-notice", payload: notice });
}
