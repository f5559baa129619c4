import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffEmail } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

/** Composes the email that says how many tasks are due. It contains nothing about the tasks or the clients. */
export function composeTaskDigest(recipient: StaffRecipient, count: number): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  return staffEmail(recipient, {
    title: t("tasks.title", { count }),
    blocks: [
      { kind: "text", text: t("tasks.text") },
      { kind: "text", text: t("where") },
      dashboardLink(t("dashboard"), "/tasks", locale),
      { kind: "text", text: t("tasks.off") },
    ],
  });
}
