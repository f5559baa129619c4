import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffEmail } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

/**
 * Composes the email that lists the references of cases with a near deadline. It contains nothing about the clients.
 */
export function composeReminder({ email, locale }: StaffRecipient, references: readonly string[]): Email {
  const t = translatorFor(locale, "mail.staff");
  const title = t("deadlines.title", { count: references.length });
  return staffEmail({
    to: email,
    locale,
    subject: title,
    title,
    blocks: [
      { kind: "text", text: t("deadlines.text") },
      { kind: "list", items: references },
      { kind: "text", text: t("where") },
      dashboardLink(t("dashboard"), "", locale),
    ],
  });
}
