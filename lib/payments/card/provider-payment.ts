import type Stripe from "stripe";

import { msPerSecond } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** A payment by card as the provider has it now. */
export type ProviderPayment = {
  readonly id: string;
  readonly bookingId: string | undefined;
  /** "processing": the card's bank has not decided. */
  readonly state: "open" | "processing" | "paid" | "cancelled";
  /** The amount that was asked for, and once it is paid, the amount that was received. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly paidAt: Instant | undefined;
  /** The browser proves with it that it may pay. */
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

/** Expects the refunds of the latest charge to be expanded. */
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

/** The charge that was made last. Null until the client has tried to pay. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof charge === "object" ? charge : null;
}

/** Undefined for a dispute that took no money: the bank has only asked, or the provider has prevented it. */
function toDispute({ id, status, amount }: Stripe.Dispute): ProviderPayment["dispute"] {
  if (status.startsWith("warning_") || status === "prevented") return undefined;
  return { id, state: status === "won" ? "won" : status === "lost" ? "lost" : "open", amountMinor: amount };
}
