import { neverAsked } from "@/lib/firm/email-sections";
import { moneyOf } from "@/lib/money/account/payment-texts";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { formatTime } from "@/lib/platform/time/format";

import { emailedManageUrl } from "../change/manage-link";
import type { EmailDraft } from "./drafts";
import { whenFacts } from "./facts";
import type { EmailBooking } from "./load";
import { dateOnly } from "./times";

/**
 * Composes the email that asks a client to pay by card before the payment deadline. The appointment's time is reserved
 * until then. Another email confirms the booking after the payment.
 */
export function paymentDueDraft(booking: EmailBooking): EmailDraft {
  const { locale, zone, priceMinor, paymentDueAt } = booking;
  const t = translatorFor(locale, "mail");
  if (paymentDueAt === null) throw new Error("The booking awaits payment, but has no payment deadline");
  return {
    subject: t("paymentDue.subject", { day: dateOnly(booking) }),
    title: t("paymentDue.title", { time: formatTime(paymentDueAt.getTime(), { locale, zone }) }),
    lead: t("paymentDue.lead", { price: moneyOf(priceMinor, booking, locale) }),
    blocks: [
      whenFacts(booking),
      { kind: "link", label: t("paymentDue.link"), href: emailedManageUrl(booking, locale) },
      { kind: "text", text: t("paymentDue.else") },
      ...neverAsked(locale),
    ],
  };
}
