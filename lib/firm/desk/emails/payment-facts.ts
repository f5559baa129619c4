import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffEmail } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

import type { PaymentKind } from "../payment/payment-facts";

type Notice = {
  readonly kind: PaymentKind;
  readonly event: "proposed" | "in-force";
  readonly proposer: string;
  readonly confirmer: string;
};

/**
 * Tells an administrator that bank details or payment words are proposed or in force. It names no account, because a
 * forged email could then name another one.
 */
export function composePaymentNotice(recipient: StaffRecipient, notice: Notice): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff.paymentFacts");
  const { kind, event, proposer, confirmer } = notice;
  const title = t(`${event}.${kind}`);
  return staffEmail(recipient, {
    title,
    blocks: [
      {
        kind: "text",
        text: event === "proposed" ? t("proposedText", { proposer }) : t("inForceText", { proposer, confirmer }),
      },
      { kind: "text", text: t("unknown") },
      dashboardLink(translatorFor(locale, "mail.staff")("dashboard"), "/settings", locale),
    ],
  });
}

/** The email with which an administrator tests that the site can send. */
export function composeTestEmail(recipient: StaffRecipient): Email {
  const t = translatorFor(recipient.locale, "mail.staff.test");
  return staffEmail(recipient, { title: t("title"), blocks: [{ kind: "text", text: t("text") }] });
}
