import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffEmail } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

/**
 * Composes the warning to staff. It lists the references of items that have waited too long, without any details of
 * their senders.
 */
export function composeWarning({ email, locale }: StaffRecipient, references: readonly string[]): Email {
  const t = translatorFor(locale, "mail.staff");
  const title = t("warning.title", { count: references.length });
  return staffEmail({
    to: email,
    locale,
    subject: title,
    title,
    blocks: [
      { kind: "text", text: t("warning.text") },
      { kind: "list", items: references },
      { kind: "text", text: t("where") },
      dashboardLink(t("inbox"), "/inbox", locale),
    ],
  });
}
