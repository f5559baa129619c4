import { firm } from "@/lib/firm/settings-snapshot";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { dayOf } from "@/lib/platform/time/zone";

import { balanceOf, paymentState, uncredited } from "../balance";
import { askedMinor, newsOf } from "../bank-news";
import type { BankNews } from "../bank-news";
import type { Balance, PaymentState } from "../balance";
import { invoiceNumber } from "../invoice/number";

/** An issued invoice or credit note, as an entry of a list. */
export type ListedDocument = {
  readonly id: string;
  readonly kind: "invoice" | "credit_note";
  readonly number: string;
  readonly issuedOn: Day;
  readonly createdAt: Date;
  readonly dueOn: Day | null;
  readonly totalMinor: number;
  /** Whether the invoice asks for a success fee instead of the price of the appointment. */
  readonly isFee: boolean;
  /** The total of an invoice minus its credit notes. 0 for a credit note. */
  readonly leftMinor: number;
};

/** A booking's balance with its documents, oldest first. */
export type BookingBalance = Balance & {
  readonly state: PaymentState;
  readonly currency: string;
  readonly documents: readonly ListedDocument[];
  /**
   * The number of the latest invoice that is not credited in full, or of the latest invoice if all are credited in
   * full. The client enters this number as the reference of a bank transfer. Empty if there is no invoice, for example
   * if a card payment arrived after the unpaid appointment was cancelled.
   */
  readonly invoiceNumber: string;
  /** Whether the invoice with the number `invoiceNumber` is for a success fee. */
  readonly isForFee: boolean;
  /** The day on which the latest payment arrived, in the office's time zone. Null if none has arrived. */
  readonly paidOn: Day | null;
  /** What the client's page and emails ask for: the owed amount without the money of lost disputes. At least 0. */
  readonly askedMinor: number;
  /** The latest decision of the client's bank about which the client should hear. */
  readonly bankNews: BankNews | undefined;
};

const documentColumns = {
  id: true,
  kind: true,
  year: true,
  number: true,
  issuedOn: true,
  createdAt: true,
  dueOn: true,
  totalMinor: true,
  currency: true,
  successFeeId: true,
  correctsId: true,
} as const;

/** Finds a booking's balance. Undefined if nothing was invoiced or received. Inside a transaction, pass `tx`. */
export async function findBalance(
  bookingId: string,
  today: Day,
  tx: Tx | typeof db = db,
): Promise<BookingBalance | undefined> {
  const rows = await tx.invoice.findMany({
    where: { bookingId },
    orderBy: [{ createdAt: "asc" }, { number: "asc" }],
    select: documentColumns,
  });
  const payments = await tx.payment.findMany({
    where: { bookingId },
    orderBy: { createdAt: "asc" },
    select: {
      state: true,
      amountMinor: true,
      refundedMinor: true,
      currency: true,
      paidAt: true,
      dispute: true,
      refunds: { select: { amountMinor: true, providerId: true, failedAt: true, isDispute: true } },
    },
  });
  const { currency } = rows[0] ?? payments[0] ?? {};
  if (currency === undefined) return undefined;
  const documents = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: invoiceNumber(row),
    totalMinor: row.totalMinor,
    issuedOn: dayFromDate(row.issuedOn),
    createdAt: row.createdAt,
    dueOn: row.dueOn && dayFromDate(row.dueOn),
    isFee: row.successFeeId !== null,
    leftMinor: row.kind === "invoice" ? row.totalMinor - creditedOf(row.id, rows) : 0,
  }));
  const isOwed = documents.length > 0 || (await isCancelled(bookingId, tx));
  const balance = { ...balanceOf(documents, payments), ...(isOwed ? {} : { owedMinor: 0 }) };
  const state = paymentState(balance, today);
  const invoice = uncredited(documents.filter(({ kind }) => kind === "invoice")).at(-1);
  return (
    state && {
      ...balance,
      state,
      currency,
      documents,
      invoiceNumber: invoice?.number ?? "",
      isForFee: invoice?.isFee ?? false,
      paidOn: latestDay(payments),
      askedMinor: askedMinor(payments, balance.owedMinor),
      bankNews: newsOf(payments, balance.owedMinor),
    }
  );
}

/** Whether the booking is cancelled. If it is cancelled, a payment without an invoice must be refunded. */
async function isCancelled(id: string, tx: Tx | typeof db): Promise<boolean> {
  return (await tx.booking.count({ where: { id, status: "cancelled" } })) > 0;
}

function latestDay(payments: readonly { readonly paidAt: Date | null }[]): Day | null {
  const times = payments.flatMap(({ paidAt }) => paidAt?.getTime() ?? []);
  return times.length === 0 ? null : dayOf(Math.max(...times), firm().zone);
}

type Credit = { readonly correctsId: string | null; readonly totalMinor: number };

function creditedOf(invoiceId: string, documents: readonly Credit[]): number {
  return documents.reduce((sum, { correctsId, totalMinor }) => (correctsId === invoiceId ? sum + totalMinor : sum), 0);
}
