import Stripe from "stripe";

import type { Instant } from "@/lib/platform/time/instant";

import { cardSettings } from "./settings";
import { chargeOf, toProviderPayment } from "./provider-payment";
import type { ProviderPayment } from "./provider-payment";

/** The timeout of one request to Stripe, in milliseconds. A job that fails because of a timeout is retried. */
const timeoutMs = 20_000;

let cached: { readonly key: string; readonly client: Stripe } | undefined;

/** Returns the client for Stripe's API. Throws if the settings are missing. Callers must check `cardSettings` first. */
function stripe(): Stripe {
  const settings = cardSettings();
  if (!settings) throw new Error("STRIPE_SECRET_KEY is unset");
  const { secretKey, apiUrl } = settings;
  const key = `${secretKey} ${apiUrl}`;
  if (cached?.key === key) return cached.client;
  const address = apiUrl === undefined ? undefined : new URL(apiUrl);
  const client = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === "https:" ? "https" : "http",
    }),
  });
  cached = { key, client };
  return client;
}

/** Makes Stripe include a payment's refunds. */
const expand = ["latest_charge.refunds"];

/** Converts a payment and adds its dispute. Only a disputed payment needs a second request to the provider. */
async function withDispute(intent: Stripe.PaymentIntent): Promise<ProviderPayment> {
  if (!chargeOf(intent)?.disputed) return toProviderPayment(intent);
  const { data } = await stripe().disputes.list({ payment_intent: intent.id, limit: 1 });
  return toProviderPayment(intent, data[0]);
}

type NewPayment = {
  readonly bookingId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** A repeated request with the same key returns the first payment. */
  readonly idempotencyKey: string;
};

/** Opens a card payment. The provider gets only the amount and the booking's id, not the client's details. */
export async function openPayment({
  bookingId,
  amountMinor,
  currency,
  idempotencyKey,
}: NewPayment): Promise<ProviderPayment> {
  const intent = await stripe().paymentIntents.create(
    {
      amount: amountMinor,
      currency: currency.toLowerCase(),
      allowed_payment_method_types: ["card"],
      metadata: { booking: bookingId },
      expand,
    },
    { idempotencyKey },
  );
  return toProviderPayment(intent);
}

/**
 * Reads a payment's current state from the provider, with its refunds and dispute. Throws if the id is unknown or the
 * provider does not answer.
 */
export async function findPayment(id: string): Promise<ProviderPayment> {
  return withDispute(await stripe().paymentIntents.retrieve(id, { expand }));
}

/**
 * Cancels an unpaid payment and returns its current state. If the client paid in the meantime, the payment stays paid.
 */
export async function closePayment(id: string): Promise<ProviderPayment> {
  try {
    return toProviderPayment(await stripe().paymentIntents.cancel(id, { expand }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return findPayment(id);
    throw error;
  }
}

type NewRefund = { readonly paymentId: string; readonly amountMinor: number; readonly refundId: string };

/**
 * Refunds money to the card and returns the provider's id of the refund. A repeated request with the same `refundId`
 * has no effect.
 */
export async function sendRefund({ paymentId, amountMinor, refundId }: NewRefund): Promise<string> {
  const { id } = await stripe().refunds.create(
    { payment_intent: paymentId, amount: amountMinor, metadata: { refund: refundId } },
    { idempotencyKey: `refund-${refundId}` },
  );
  return id;
}

/** Lists the payments that were opened since the given instant, to compare them with our records. */
export async function listPayments(since: Instant): Promise<readonly ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  const pages = stripe().paymentIntents.list({
    created: { gte: Math.floor(since / 1000) },
    limit: 100,
    expand: expand.map((path) => `data.${path}`),
  });
  for await (const intent of pages) payments.push(await withDispute(intent));
  return payments;
}

/**
 * Whether the error comes from the provider: it did not answer, or it rejected the request, for example because the
 * account does not support the currency.
 */
export function isProviderError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError;
}
