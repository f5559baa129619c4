import type { CaseRecord } from "@/lib/cases/loaders";
import { loadFileDocuments } from "@/lib/documents/loaders";
import { firm } from "@/lib/firm/settings-snapshot";
import { lacksRate } from "@/lib/money/account/invoice/seller";
import { mayOpen } from "@/lib/platform/auth/dashboard-routes";
import { isAllowed } from "@/lib/platform/auth/permissions";
import type { Staff } from "@/lib/platform/auth/staff";
import { countries, likelyCountry } from "@/lib/platform/contact/countries";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { findAgreement } from "./queries/fees";
import { findFeeBooking } from "./queries/fee-booking";

/**
 * Loads the success fee agreement of a case that the staff member has opened, with the invoiced fees. The list of the
 * client's documents is loaded only if the form for an agreement is open, because each look at the list is recorded in
 * the audit log.
 */
export async function loadFees(
  staff: Staff,
  { id, client, canChange, state }: CaseRecord,
  { locale, isAgreeing, now }: { readonly locale: Locale; readonly isAgreeing: boolean; readonly now: Instant },
) {
  const canInvoice = isAllowed(staff.role, "payments.change");
  const mayAgree = canChange && state === "open";
  const booking = canInvoice ? await findFeeBooking(client.id) : undefined;
  const documents = mayAgree && isAgreeing ? await loadFileDocuments(staff, client.id, now) : [];
  return {
    agreement: await findAgreement(id),
    booking: booking && { ...booking, lacksRate: lacksRate(booking.currency) },
    canInvoice,
    hasBank: firm().bank !== null,
    mayAgree,
    isAgreeing: mayAgree && isAgreeing,
    documents: documents.filter((document) => document.state === "clean"),
    opensPayments: mayOpen(staff.role, "/dashboard/payments/{reference}"),
    today: dayOf(now, firm().zone),
    countries: countries(locale, firm().holidays.country),
    country: likelyCountry({ locale, home: firm().holidays.country }),
  };
}
