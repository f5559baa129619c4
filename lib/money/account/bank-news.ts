/**
 * A decision of the client's bank about a card payment: it refused a refund, or it disputes the payment, has lost the
 * dispute ("disputeWon") or has won it ("disputeLost").
 */
export const bankNews = ["refundRefused", "disputed", "disputeWon", "disputeLost"] as const;

export type BankNews = (typeof bankNews)[number];

type CardPayment = {
  readonly dispute: string | null;
  readonly refunds: readonly {
    readonly amountMinor: number;
    readonly providerId: string | null;
    readonly failedAt: Date | null;
    readonly isDispute: boolean;
  }[];
};

const ofDispute: Readonly<Record<string, BankNews>> = { open: "disputed", won: "disputeWon", lost: "disputeLost" };

/**
 * Finds the latest decision of the bank about which the client should hear. A refused refund counts only while the firm
 * still owes the client money. A refund without the provider's id failed for another reason: it was never sent.
 */
export function newsOf(payments: readonly CardPayment[], owedMinor: number): BankNews | undefined {
  const isRefused = payments.some(({ refunds }) =>
    refunds.some(({ providerId, failedAt }) => providerId !== null && failedAt !== null),
  );
  if (isRefused && owedMinor < 0) return "refundRefused";
  const disputed = payments.findLast(({ dispute }) => (dispute ?? "") in ofDispute);
  return ofDispute[disputed?.dispute ?? ""];
}

/**
 * Calculates what the client's page asks for. It never asks for the money of a lost dispute: staff decide how to go on.
 */
export function askedMinor(payments: readonly CardPayment[], owedMinor: number): number {
  const lost = payments.flatMap(({ refunds }) => refunds.filter(({ isDispute }) => isDispute));
  const lostMinor = lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, owedMinor - lostMinor);
}
