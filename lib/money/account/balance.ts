import type { Day } from "@/lib/platform/time/day";

type Document = {
  readonly kind: "invoice" | "credit_note";
  readonly totalMinor: number;
  /** The total of an invoice minus its credit notes. 0 for a credit note. */
  readonly leftMinor: number;
  readonly dueOn: Day | null;
};
type Payment = { readonly state: string; readonly amountMinor: number; readonly refundedMinor: number };

type CreditedInvoice = {
  readonly totalMinor: number;
  readonly creditNotes: readonly { readonly totalMinor: number }[];
};

/** The amounts invoiced and paid for a booking, in minor units of its currency. */
export type Balance = {
  readonly invoicedMinor: number;
  readonly creditedMinor: number;
  readonly receivedMinor: number;
  readonly refundedMinor: number;
  /** The amount that the client still has to pay. If negative, the firm must refund it. */
  readonly owedMinor: number;
  /** The latest due date of the invoices that `uncredited` returns. */
  readonly dueOn: Day | null;
};

/**
 * `released`: the invoice was cancelled before the client paid anything. `toRefund`: the client has paid more than the
 * client owes, and the firm must refund the difference.
 */
export const paymentStates = ["open", "overdue", "paid", "toRefund", "partlyRefunded", "refunded", "released"] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * Adds up a booking's invoices, credit notes and payments. If there is no invoice, a payment counts as money that the
 * firm must refund. This is right only for a cancelled booking. For any other booking without an invoice, `findBalance`
 * sets the owed amount to 0.
 */
export function balanceOf(documents: readonly Document[], payments: readonly Payment[]): Balance {
  const invoices = documents.filter(({ kind }) => kind === "invoice");
  const received = payments.filter(({ state }) => state === "paid" || state === "refunded");
  const invoicedMinor = sum(invoices.map(({ totalMinor }) => totalMinor));
  const creditedMinor = sum(documents.map(({ totalMinor }) => totalMinor)) - invoicedMinor;
  const receivedMinor = sum(received.map(({ amountMinor }) => amountMinor));
  const refundedMinor = sum(received.map((payment) => payment.refundedMinor));
  return {
    invoicedMinor,
    creditedMinor,
    receivedMinor,
    refundedMinor,
    owedMinor: invoicedMinor - creditedMinor - receivedMinor + refundedMinor,
    dueOn:
      uncredited(invoices)
        .flatMap(({ dueOn }) => dueOn ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

/** Returns the invoices that are not credited in full. If every invoice is credited in full, returns them all. */
export function uncredited<T extends { readonly leftMinor: number }>(invoices: readonly T[]): readonly T[] {
  const left = invoices.filter(({ leftMinor }) => leftMinor > 0);
  return left.length > 0 ? left : invoices;
}

/** Returns the remaining amount of an invoice after its credit notes, in minor units. */
export function remainingMinor({ totalMinor, creditNotes }: CreditedInvoice): number {
  return totalMinor - sum(creditNotes.map((note) => note.totalMinor));
}

type OwedDocuments = {
  readonly owedMinor: number;
  /** The oldest document comes first. */
  readonly documents: readonly { readonly id: string; readonly leftMinor: number }[];
};

/**
 * Calculates how much of the amount owed for a booking belongs to one of its invoices. A payment does not say which
 * invoice it is for, so payments count towards the oldest invoice first.
 */
export function owedForInvoice({ owedMinor, documents }: OwedDocuments, invoiceId: string): number {
  const index = documents.findIndex(({ id }) => id === invoiceId);
  const laterMinor = sum(documents.slice(index + 1).map(({ leftMinor }) => leftMinor));
  return Math.max(0, Math.min(owedMinor - laterMinor, documents[index]?.leftMinor ?? 0));
}

/** Returns a booking's payment state. Undefined if nothing was invoiced or received, as for a free appointment. */
export function paymentState(balance: Balance, today: Day): PaymentState | undefined {
  const { invoicedMinor, receivedMinor, refundedMinor, owedMinor, dueOn } = balance;
  if (invoicedMinor === 0 && receivedMinor === 0) return undefined;
  if (owedMinor > 0) return dueOn !== null && dueOn < today ? "overdue" : "open";
  if (owedMinor < 0) return "toRefund";
  if (receivedMinor === 0) return "released";
  if (refundedMinor === 0) return "paid";
  return refundedMinor < receivedMinor ? "partlyRefunded" : "refunded";
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
