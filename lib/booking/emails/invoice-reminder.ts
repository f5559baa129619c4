import { neverAsked } from "@/lib/firm/email-sections";
import { moneyOf, balanceText } from "@/lib/money/account/payment-texts";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { emailedManageUrl } from "../change/manage-link";
import type { EmailDraft } from "./drafts";
import type { EmailBooking } from "./load";
import { dateOnly, shortDay } from "./times";

/**
 * Composes the reminder that an invoice is unpaid. Our reminders contain no bank details, so that clients can recognise
 * a reminder with bank details as forged. Only the page of the appointment shows bank details.
 */
export function invoiceReminderDraft(booking: EmailBooking): EmailDraft {
  const { locale, reference, balance } = booking;
  const t = translatorFor(locale, "mail");
  if (!balance) throw new Error("An invoice reminder needs an invoice");
  return {
    subject: t("invoiceReminder.subject", { day: dateOnly(booking) }),
    title: t("invoiceReminder.title"),
    lead: t("invoiceReminder.lead", { day: shortDay(booking) }),
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
      { kind: "text", text: t("invoiceReminder.cancel") },
      { kind: "note", text: t("invoiceReminder.ignore") },
      ...neverAsked(locale),
    ],
  };
}
