import type Stripe from "stripe";

import { msPerSecond } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** A card payment in its current state at the provider. */
export type ProviderPayment = {
  readonly id: string;
  readonly bookingId: string | undefined;
  /** "processing": the card's bank has not decided yet. */
  readonly state: "open" | "processing" | "paid" | "cancelled";
  /** The requested amount. After the client has paid, the received amount. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly paidAt: Instant | undefined;
  /** Authorises the browser to make the payment. */
  readonly clientSecret: string;
  readonly refunds: readonly ProviderRefund[];
  readonly dispute:
    { readonly id: string; readonly state: "open" | "won" | "lost"; readonly amountMinor: number } | undefined;
};

export type ProviderRefund = {
  readonly id: string;
  /** Our own id of the refund. Undefined for a refund made on the provider's site. */
  readonly refundId: string | undefined;
  readonly amountMinor: number;
  readonly madeAt: Instant;
  readonly hasFailed: boolean;
};

const states: Readonly<Record<string, ProviderPayment["state"]>> = {
  succeeded: "paid",
  canceled: "cancelled",
  processing: "processing",
};

/** Converts a Stripe payment. The request to Stripe must expand the refunds of the latest charge. */
export function toProviderPayment(intent: Stripe.PaymentIntent, dispute?: Stripe.Dispute): ProviderPayment {
  const charge = chargeOf(intent);
  const isPaid = intent.status === "succeeded";
  return {
    id: intent.id,
    bookingId: intent.metadata.booking,
    state: states[intent.status] ?? "open",
    amountMinor: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    paidAt: isPaid ? (charge?.created ?? intent.created) * msPerSecond : undefined,
    clientSecret: intent.client_secret ?? "",
    refunds: (charge?.refunds?.data ?? []).map((refund) => ({
      id: refund.id,
      refundId: refund.metadata?.refund,
      amountMinor: refund.amount,
      madeAt: refund.created * msPerSecond,
      hasFailed: refund.status === "failed" || refund.status === "canceled",
    })),
    dispute: dispute && toDispute(dispute),
  };
}

/** Returns a payment's latest charge. Null until the client has tried to pay. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === "object" ? charge : null;
}

/**
 * Converts a Stripe dispute. Undefined if the dispute took no money: the bank only inquired, or the provider prevented
 * the dispute.
 */
function toDispute({ id, status, amount }: Stripe.Dispute): ProviderPayment["dispute"] {
  if (status.startsWith("warning_") || status === "prevented") return undefined;
  return { id, state: status === "won" ? "won" : status === "lost" ? "lost" : "open", amountMinor: amount };
}
