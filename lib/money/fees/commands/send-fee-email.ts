import { emailedManageUrl } from "@/lib/booking/change/manage-link";
import { codesOfClient } from "@/lib/booking/desk/queries/safe-contact";
import { owedForInvoice, remainingMinor } from "../../account/balance";
import { loadBalance } from "../../account/loaders";
import { invoiceNumber } from "../../account/invoice/number";
import { db } from "@/lib/platform/db/client";
import { defaultLocale, parseLocale } from "@/lib/platform/i18n/locales";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { deliverOnce } from "@/lib/platform/mail/deliver";
import type { DeliveryOutcome } from "@/lib/platform/mail/deliver";
import type { Mailer } from "@/lib/platform/mail/transport";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { composeFeeEmail } from "../emails/fee-invoice";

/**
 * Emails the client about the invoice for a success fee. Sends nothing if the invoice was credited in full, or if the
 * client has no email address. A reminder states the unpaid part of this invoice, and is not sent if nothing is unpaid.
 * Throws if the email could not be sent, so that the job is retried.
 */
export async function sendFeeEmail(
  { feeId, isReminder = false }: PayloadOf<"fee-email">,
  now: Instant,
  by?: Mailer,
): Promise<DeliveryOutcome | "outdated"> {
  const invoice = await db.invoice.findUnique({
    where: { successFeeId: feeId },
    select: {
      id: true,
      kind: true,
      year: true,
      number: true,
      totalMinor: true,
      creditNotes: { select: { totalMinor: true } },
      currency: true,
      dueOn: true,
      bookingId: true,
      successFee: {
        select: {
          agreement: {
            select: {
              case: {
                select: { reference: true, client: { select: { id: true, email: true, locale: true } } },
              },
            },
          },
        },
      },
    },
  });
  const feeCase = invoice?.successFee?.agreement.case;
  if (!invoice?.dueOn || !feeCase?.client.email) return "outdated";
  const balance = isReminder ? await loadBalance(invoice.bookingId, now) : undefined;
  const amountMinor = balance ? owedForInvoice(balance, invoice.id) : remainingMinor(invoice);
  if (amountMinor <= 0) return "outdated";
  const { id: clientId, email, locale: stored } = feeCase.client;
  const locale = parseLocale(stored) ?? defaultLocale;
  const composed = composeFeeEmail({
    to: email,
    locale,
    safeContact: await codesOfClient(clientId),
    reference: feeCase.reference,
    isReminder,
    amountMinor,
    currency: invoice.currency,
    dueOn: dayFromDate(invoice.dueOn),
    invoiceNumber: invoiceNumber(invoice),
    page: emailedManageUrl({ id: invoice.bookingId, email }, locale),
  });
  return deliverOnce(`fee-email:${feeId}:${isReminder ? 1 : 0}`, composed, by);
}
