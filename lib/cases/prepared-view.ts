import { editableAmount, formatAmount } from "@/lib/platform/money/amount";
import { formatCalendarDate } from "@/lib/platform/time/format";
import { isDay } from "@/lib/platform/time/day";
import type { TransferRail } from "@/lib/transfers/kinds";
import type { Prepared } from "@/lib/transfers/prepared";

import { currencyRefusal } from "./assets";
import { moment } from "./formatted";
import type { Clock } from "./formatted";
import type { Rail } from "./kinds";
import type { PreparedList } from "./queries/prepared";

/** The payment method of a case for each way to pay that a text can name. A case does not tell direct debits apart. */
const caseRail: Readonly<Record<TransferRail, Rail>> = {
  "bank-transfer": "bank-transfer",
  "direct-debit": "bank-transfer",
  card: "card",
  crypto: "crypto",
  "payment-app": "payment-app",
  "gift-card": "gift-card",
  cash: "cash",
};

/** The lists that a client prepared, as pages show them. */
export type PreparedView = ReturnType<typeof toPreparedView>;

/** Formats the lists that a client prepared, with the initial values of the form that takes a payment over. */
export function toPreparedView(lists: readonly PreparedList[], clock: Clock) {
  return lists.map(({ bookingId, bookingReference, bookedAt, list, taken }) => ({
    bookingId,
    bookingReference,
    booked: moment(bookedAt, clock),
    isUnreadable: !list,
    contacts: (list?.identifiers ?? []).map(({ kind, value }) => ({ kind, value })),
    payments: (list?.payments ?? []).map((payment, row) => ({
      row: String(row),
      takenIn: taken.get(row),
      line: payment.line,
      ...toPayment(payment.transfer, clock),
    })),
  }));
}

/** The longest text that the form takes. */
const longest = 200;

function toPayment(transfer: Prepared["payments"][number]["transfer"], { locale }: Clock) {
  const { date, amount, hash, reference, from, to } = transfer;
  const rail = transfer.rail === null ? undefined : caseRail[transfer.rail];
  const currency = transfer.asset?.toUpperCase();
  const other = transfer.direction === "in" ? from : to;
  const isUnknown = currency && rail && currencyRefusal({ currency, rail, isOtherAsset: false }) === "assetUnknown";
  return {
    day: isDay(date) ? formatCalendarDate(date, locale) : undefined,
    amount:
      amount === null ? undefined : currency ? formatAmount(amount, currency, locale) : editableAmount(amount, locale),
    rail,
    other: [other?.name, other?.value].filter(Boolean).join(", ") || undefined,
    isReceived: transfer.direction === "in",
    typed: {
      paidOn: date ?? undefined,
      amount: amount === null ? undefined : editableAmount(amount, locale),
      currency,
      isOtherAsset: isUnknown ? "true" : "",
    },
    sender: cut(from?.value ?? from?.name),
    recipient: cut(to?.value ?? to?.name),
    payment: cut(hash ?? reference),
  };
}

const cut = (text: string | null | undefined) => text?.slice(0, longest);
