import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffReminder } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

/**
 * Composes the warning to staff. It lists the references of items that have waited too long, without any details of
 * their senders.
 */
export function composeWarning(recipient: StaffRecipient, references: readonly string[]): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  return staffReminder(recipient, {
    title: t("warning.title", { count: references.length }),
    text: t("warning.text"),
    items: references,
    next: t("where"),
    link: dashboardLink(t("inbox"), "/inbox", locale),
  });
}
