import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffReminder } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

/**
 * Composes the warning to staff about items that have waited too long, or the notice that an item was assigned to the
 * recipient or a note names them. It lists the references of the items, without any details of their senders.
 */
export function composeWarning(
  recipient: StaffRecipient,
  references: readonly string[],
  reason: "waiting" | "assigned" | "named" = "waiting",
): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  return staffReminder(recipient, {
    title: reason === "waiting" ? t("warning.title", { count: references.length }) : t(`told.${reason}`),
    text: reason === "waiting" ? t("warning.text") : t("told.text"),
    items: references,
    next: t("where"),
    link: dashboardLink(t("inbox"), reason === "waiting" ? "/inbox" : `/inbox/${references[0]}`, locale),
  });
}
