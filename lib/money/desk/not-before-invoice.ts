import type { BookingBalance } from "../account/queries/balance";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";

/**
 * Refuses the day of a payment or refund if it is earlier than the day of the booking's first invoice. Nothing is paid
 * or refunded before an invoice is issued, so an earlier day is a typing error.
 */
export function notBeforeInvoice(
  { documents }: BookingBalance,
  day: Day,
): Result<null, "BUSINESS_RULE_VIOLATION", "before-invoice"> {
  const [first] = documents;
  return first && day < first.issuedOn ? fail("BUSINESS_RULE_VIOLATION", { rule: "before-invoice" }) : ok(null);
}
