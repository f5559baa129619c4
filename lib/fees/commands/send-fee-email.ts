import { emailedManageUrl } from "@/lib/booking/manage-link";
import { invoiceNumber } from "@/lib/payments/invoice/number";
import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { dayFromDate } from "@/lib/platform/time/day";

import { composeFeeEmail } from "../emails/fee-invoice";

/**
 * Tells the client about the invoice for a success fee, unless it was taken back or the client has no email address.
 * Throws when the email could not be sent: the job is then retried.
 */
export async function sendFeeEmail(
  { feeId }: PayloadOf<"fee-email">,
  by?: Mailer,
): Promise<DeliveryOutcome | "outdated"> {
  const invoice = await db.invoice.findUnique({
    where: { successFeeId: feeId, creditNotes: { none: {} } },
    select: {
      ...{ kind: true, year: true, number: true, totalMinor: true, currency: true, dueOn: true, bookingId: true },
      successFee: {
        select: {
          agreement: {
            select: {
              case: {
                select: { reference: true, client: { select: { email: true, locale: true, safeContact: true } } },
              },
            },
          },
        },
      },
    },
  });
  const found = invoice?.successFee?.agreement.case;
  if (!invoice?.dueOn || !found?.client.email) return "outdated";
  const { email, locale: stored, safeContact } = found.client;
  const locale = parseLocale(stored) ?? defaultLocale;
  const composed = composeFeeEmail({
    ...{ to: email, locale, safeContact, reference: found.reference },
    ...{ amountMinor: invoice.totalMinor, currency: invoice.currency, dueOn: dayFromDate(invoice.dueOn) },
    invoiceNumber: invoiceNumber(invoice),
    page: emailedManageUrl(invoice.bookingId, locale),
  });
  return deliverOnce(`fee-email:${feeId}:0`, composed, by);
}
