import { receiveEvent } from "@/lib/money/card/commands/receive-event";
import { readEvent } from "@/lib/money/provider/event";
import { only } from "@/lib/platform/web/api";
import { signedWebhook } from "@/lib/platform/web/signed-webhook";

/** Receives the payment provider's events. It stores an event before it responds, and a job processes it later. */
const postEvent = signedWebhook({
  name: "webhooks.stripe",
  async receive(body, headers) {
    const event = readEvent(body, headers.get("stripe-signature"), Date.now());
    if (!event) return undefined;
    await receiveEvent(event);
    return Response.json({}, { headers: { "cache-control": "no-store" } });
  },
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = only({ POST: postEvent });
