import { neverAsked } from "@/lib/firm/email-sections";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { emailedManageUrl } from "../change/manage-link";
import type { EmailDraft } from "./drafts";
import { whenFacts } from "./facts";
import type { EmailBooking } from "./load";
import { dateOnly, shortDay } from "./times";

/** The email that confirms a payment for an appointment that was already confirmed. */
export function paymentReceivedDraft(booking: EmailBooking): EmailDraft {
  const { locale } = booking;
  const t = translatorFor(locale, "mail");
  return {
    subject: t("paymentReceived.subject", { day: dateOnly(booking) }),
    title: t("paymentReceived.title"),
    lead: t("paymentReceived.lead", { day: shortDay(booking) }),
    blocks: [
      whenFacts(booking),
      { kind: "text", text: t("paymentReceived.invoice") },
      { kind: "link", label: t("invoiceReminder.link"), href: emailedManageUrl(booking, locale) },
      ...neverAsked(locale),
    ],
  };
}
