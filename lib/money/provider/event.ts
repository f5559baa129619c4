import Stripe from "stripe";
import { z } from "zod";

import { msPerSecond } from "@/lib/platform/time/instant";

import { cardSettings } from "./settings";

/**
 * How far the time of an event's signature may differ from the current time, in seconds. An older event may be a copy
 * that an attacker sends again. A later one could be sent again until its time is over.
 */
const toleranceSeconds = 300;

/** The parts of an event that this site reads. Ids and names have only characters that Stripe uses in them. */
const eventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      payment_intent: z.unknown().optional(),
      status: z.unknown().optional(),
    }),
  }),
});

export type CardEvent = z.infer<typeof eventSchema>;

/**
 * Reads a signed event. Undefined if card payments are not configured, if the signature is missing, wrong, too old or
 * dated in the future, or if the body is not an event.
 */
export function readEvent(body: Buffer, signature: string | null, now: number): CardEvent | undefined {
  const settings = cardSettings();
  if (!settings || signature === null || isFromFuture(signature, now)) return undefined;
  try {
    const event: unknown = Stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, toleranceSeconds);
    return eventSchema.safeParse(event).data;
  } catch {
    return undefined;
  }
}

/** Stripe's library checks only the age of a signature. A header may contain several times. */
function isFromFuture(signature: string, now: number): boolean {
  const latest = now / msPerSecond + toleranceSeconds;
  return signature.split(",").some((item) => item.startsWith("t=") && Number(item.slice(2)) > latest);
}
