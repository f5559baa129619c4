import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { formatCalendarDay } from "@/lib/platform/time/format";
import { dashboardLink, staffReminder } from "@/lib/staff/emails/staff-email";
import type { StaffRecipient } from "@/lib/staff/emails/staff-email";

import type { ExpiringClaim } from "../queries/expiring-claims";

/** Composes the email that lists claims which the site will soon no longer show. */
export function composeExpiryReminder(recipient: StaffRecipient, claims: readonly ExpiringClaim[]): Email {
  const { locale } = recipient;
  const t = translatorFor(locale, "mail.staff");
  return staffReminder(recipient, {
    title: t("claims.title", { count: claims.length }),
    text: t("claims.text"),
    items: claims.map(({ text, expiresOn }) => t("claims.item", { text, day: formatCalendarDay(expiresOn, locale) })),
    next: t("claims.act"),
    link: dashboardLink(t("dashboard"), "/claims", locale),
  });
}
