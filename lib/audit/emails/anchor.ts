import { translatorFor } from "@/lib/platform/i18n/translator";
import { writeAnchor } from "@/lib/platform/audit/anchors";
import type { Anchor } from "@/lib/platform/audit/anchors";
import type { Email } from "@/lib/platform/mail/email";
import { dashboardLink, staffEmail } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

/** Composes the daily email with the seal of the newest audit entry. */
export function composeAnchor(to: StaffRecipient, anchor: Anchor): Email {
  const t = translatorFor(to.locale, "mail.staff.anchor");
  return staffEmail(to, {
    title: t("title", { seq: anchor.seq }),
    blocks: [
      { kind: "text", text: t("text") },
      { kind: "facts", rows: [{ term: t("seal"), lines: [writeAnchor(anchor)] }] },
      { kind: "text", text: t("next") },
      dashboardLink(t("open"), "/audit", to.locale),
    ],
  });
}
