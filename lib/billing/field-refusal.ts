import type { BookingBalance } from "@/lib/payments/queries/balance";
import { fail, ok } from "@/lib/platform/result";
import type { ErrorCode, Failure, Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";

const fields = {
  "more-than-owed": { amount: ["moreThanOwed"] },
  "more-than-paid": { amount: ["moreThanPaid"] },
  "more-than-invoice": { amount: ["moreThanInvoice"] },
  "before-invoice": { day: ["dayBeforeInvoice"] },
  future: { day: ["dayInFuture"] },
} as const;

/** Turns a refused amount or day into an error of its form field. Returns other refusals unchanged. */
export function fieldRefusal<E extends ErrorCode>(refused: Failure<E>) {
  const rule = (refused.details as { readonly rule?: string } | undefined)?.rule ?? "";
  return rule in fields ? fail("VALIDATION_ERROR", { codes: fields[rule as keyof typeof fields] }) : refused;
}

/**
 * Refuses the day of a payment or refund if it is earlier than the day of the booking's first invoice. Nothing is paid
 * or refunded before an invoice is issued, so an earlier day is a typing error.
 */
export function notBeforeInvoice({ documents }: BookingBalance, day: Day): Result<null, "VALIDATION_ERROR"> {
  const [first] = documents;
  return first && day < first.issuedOn ? fail("VALIDATION_ERROR", { codes: fields["before-invoice"] }) : ok(null);
}
