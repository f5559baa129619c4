import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { balanceText } from "@/lib/money/account/payment-texts";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { bookAgain } from "./book-again";
import type { EmailDraft } from "./drafts";
import type { EmailBooking } from "./load";
import { dateOnly, shortDay } from "./times";

/** Says that a payment arrived after its appointment was cancelled, and that the money is sent back. */
export function latePaymentDraft(booking: EmailBooking): EmailDraft {
  const { locale, reference, balance } = booking;
  const t = translatorFor(locale, "mail");
  if (!balance) throw new Error("A late-payment email needs the balance of the booking");
  return {
    subject: t("latePayment.subject", { day: dateOnly(booking) }),
    title: t("latePayment.title"),
    lead: t("latePayment.lead", { day: shortDay(booking) }),
    blocks: [
      { kind: "facts", rows: [{ term: t("facts.reference"), lines: [reference], emphasis: "code" }] },
      { kind: "text", text: balanceText(balance, locale) },
      { kind: "text", text: t("latePayment.questions", { phone: contact().phone }) },
      ...bookAgain(booking),
      ...neverAsked(locale),
    ],
  };
}
