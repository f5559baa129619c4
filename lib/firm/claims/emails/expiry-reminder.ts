import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { formatCalendarDay } from "@/lib/platform/time/format";
import { dashboardLink, staffEmail } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

import type { ExpiringClaim } from "../queries/expiring-claims";

/** Composes the email that lists claims which the site will soon no longer show. */
export function composeExpiryReminder({ email, locale }: StaffRecipient, claims: readonly ExpiringClaim[]): Email {
  const t = translatorFor(locale, "mail.staff");
  const title = t("claims.title", { count: claims.length });
  return staffEmail({
    to: email,
    locale,
    subject: title,
    title,
    blocks: [
      { kind: "text", text: t("claims.text") },
      {
        kind: "list",
        items: claims.map(({ text, expiresOn }) =>
          t("claims.item", { text, day: formatCalendarDay(expiresOn, locale) }),
        ),
      },
      { kind: "text", text: t("claims.act") },
      dashboardLink(t("dashboard"), "/claims", locale),
    ],
  });
}
