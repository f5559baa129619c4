import type { CardEvent } from "../../provider/event";
import { db } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";

/** Stores an event from Stripe and queues an update of the event's payment. A repeated event has no effect. */
export async function receiveEvent(event: CardEvent): Promise<void> {
  const providerId = paymentOf(event);
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhookEvent.createMany({
      data: [{ id: event.id, provider: "stripe", kind: event.type, objectId: providerId ?? null }],
      skipDuplicates: true,
    });
    if (count > 0 && providerId !== undefined) await enqueue(tx, { task: "card-payment", payload: { providerId } });
  });
}

/** Returns Stripe's id of the payment that an event is about. Undefined if the event is not about a payment. */
function paymentOf({ data: { object } }: CardEvent): string | undefined {
  const id = object.object === "payment_intent" ? object.id : object.payment_intent;
  return typeof id === "string" && /^\w{1,255}$/.test(id) ? id : undefined;
}
