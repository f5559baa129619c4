import { neverAsked } from "@/lib/firm/email-sections";
import { moneyOf, balanceText } from "@/lib/money/account/payment-texts";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { emailedManageUrl } from "../change/manage-link";
import { isOpen } from "../states";
import type { EmailDraft } from "./drafts";
import type { EmailBooking } from "./load";
import { dateOnly, shortDay } from "./times";

/**
 * Composes the reminder that an invoice is unpaid. Staff can send it before the invoice is due, and the email then only
 * says where the invoice is. Our reminders contain no bank details, so that clients can recognise
 * a reminder with bank details as forged. Only the page of the appointment shows bank details.
 */
export function invoiceReminderDraft(booking: EmailBooking): EmailDraft {
  const { locale, reference, balance } = booking;
  const t = translatorFor(locale, "mail");
  if (!balance) throw new Error("An invoice reminder needs an invoice");
  const isNew = booking.isSentByStaff && balance.state === "open";
  return {
    subject: t("invoiceReminder.subject", { day: dateOnly(booking) }),
    title: t(isNew ? "invoiceReminder.newTitle" : "invoiceReminder.title"),
    lead: t(isNew ? "invoiceReminder.newLead" : "invoiceReminder.lead", { day: shortDay(booking) }),
    blocks: [
      {
        kind: "facts",
        rows: [
          { term: t("invoiceReminder.open"), lines: [moneyOf(balance.askedMinor, balance, locale)], emphasis: "bold" },
          { term: t("invoiceReminder.invoice"), lines: [balance.invoiceNumber] },
          { term: t("facts.reference"), lines: [reference], emphasis: "code" },
        ],
      },
      { kind: "text", text: balanceText(balance, locale) },
      { kind: "text", text: t("invoiceReminder.how") },
      { kind: "link", label: t("invoiceReminder.link"), href: emailedManageUrl(booking, locale) },
      ...(isOpen(booking) ? [{ kind: "text", text: t("invoiceReminder.cancel") } as const] : []),
      { kind: "note", text: t("invoiceReminder.ignore") },
      ...neverAsked(locale),
    ],
  };
}
