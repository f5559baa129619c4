import { bookingPriceNotes } from "@/lib/payments/words";
import { loadStanding } from "@/lib/payments/loaders";
import type { Locale } from "@/lib/platform/i18n/locales";
import { isFree } from "@/lib/platform/money/money";
import { fail } from "@/lib/platform/result";
import type { Failure } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { openManaged } from "./manage";
import { isOpen } from "./states";

type Refusal = "RESOURCE_NOT_FOUND" | "BUSINESS_RULE_VIOLATION" | "SERVICE_UNAVAILABLE";

/**
 * Answers a request to pay a booking by card, which is not offered yet. BUSINESS_RULE_VIOLATION: nothing is owed.
 * SERVICE_UNAVAILABLE: `details` names the invoice, if there is one, and says how to pay.
 */
export async function refuseCardPayment(
  link: string,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<Failure<Refusal>> {
  const found = await openManaged(link);
  if (!found.ok) return found;
  const { booking } = found.value;
  const { id, priceMinor, currency } = booking;
  const standing = await loadStanding(id, now);
  const owedMinor = standing ? standing.owedMinor : isOpen(booking) ? priceMinor : 0;
  if (isFree(owedMinor) || owedMinor < 0) return fail("BUSINESS_RULE_VIOLATION", { rule: "nothing-to-pay" });
  return fail("SERVICE_UNAVAILABLE", {
    payBy: standing ? "invoice" : "arrangement",
    ...(standing && { invoice: standing.invoiceNumber, dueOn: standing.dueOn }),
    amount: owedMinor,
    currency,
    howToPay: bookingPriceNotes({ priceMinor, standing }, locale),
  });
}
