import { framedEmail } from "@/lib/firm/email-frame";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Block } from "@/lib/platform/mail/body";

/** The language of emails to the office, and to staff who have not chosen one. */
export const staffLocale: Locale = defaultLocale;

/** The address of a staff email with the language of its reader. */
export type StaffRecipient = { readonly email: string; readonly locale: Locale };

type Content = {
  readonly to: string;
  readonly locale?: Locale;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** An email to staff. It contains no personal data of a client, since mailboxes are not a safe place for it. */
export function staffEmail({ to, locale = staffLocale, subject, title, blocks }: Content): Email {
  const t = translatorFor(locale, "mail.staff");
  return framedEmail({
    to,
    fromName: t("fromName"),
    locale,
    subject,
    title,
    blocks,
    demoNotice: t("demo"),
  });
}

/** A link to the dashboard, or to the page at this path below it. */
export const dashboardLink = (label: string, path = "", locale = staffLocale): Block => ({
  kind: "link",
  label,
  href: `${env().siteUrl}${addPrefix(locale, `/dashboard${path}`)}`,
});
