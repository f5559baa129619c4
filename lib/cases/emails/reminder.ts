import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffReminder } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

/**
 * Composes the email that lists the references of cases with a near deadline. It contains nothing about the clients.
 */
export function composeReminder(recipient: StaffRecipient, references: readonly string[]): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  return staffReminder(recipient, {
    title: t("deadlines.title", { count: references.length }),
    text: t("deadlines.text"),
    items: references,
    next: t("where"),
    link: dashboardLink(t("dashboard"), "", locale),
  });
}
