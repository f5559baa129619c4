import { fail } from "@/lib/platform/result";
import type { ErrorCode, Failure } from "@/lib/platform/result";

const fields = {
  "more-than-owed": { amount: ["moreThanOwed"] },
  "more-than-paid": { amount: ["moreThanPaid"] },
  "more-than-invoice": { amount: ["moreThanInvoice"] },
  future: { day: ["dayInFuture"] },
} as const;

/** A refused amount or day is shown at its field of the form. Other refusals stay as they are. */
export function fieldRefusal<E extends ErrorCode>(refused: Failure<E>) {
  const rule = (refused.details as { readonly rule?: string } | undefined)?.rule ?? "";
  return rule in fields ? fail("VALIDATION_ERROR", { codes: fields[rule as keyof typeof fields] }) : refused;
}
