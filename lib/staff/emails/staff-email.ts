import { framedEmail } from "@/lib/firm/email-frame";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Block } from "@/lib/platform/mail/body";

/** The default language of emails to staff, for a recipient who has no account or has not chosen a language. */
export const staffLocale: Locale = defaultLocale;

/** The recipient of a staff email: the address, and the language that the recipient reads. */
export type StaffRecipient = { readonly email: string; readonly locale: Locale };

type Content = {
  readonly title: string;
  /** The title by default. */
  readonly subject?: string;
  readonly blocks: readonly Block[];
};

/**
 * Composes an email to staff. It must contain no personal data of clients, because mailboxes are not a safe place for
 * such data.
 */
export function staffEmail({ email, locale }: StaffRecipient, { title, subject = title, blocks }: Content): Email {
  const t = translatorFor(locale, "mail.staff");
  return framedEmail({
    to: email,
    fromName: t("fromName"),
    locale,
    subject,
    title,
    blocks,
    demoNotice: t("demo"),
  });
}

type Reminder = {
  readonly title: string;
  readonly text: string;
  /** The references or names of what waits. */
  readonly items: readonly string[];
  /** What staff do about it. */
  readonly next: string;
  readonly link: Block;
};

/** Composes an email to staff that lists what waits for them. */
export function staffReminder(recipient: StaffRecipient, { title, text, items, next, link }: Reminder): Email {
  const blocks: readonly Block[] = [
    { kind: "text", text },
    { kind: "list", items },
    { kind: "text", text: next },
    link,
  ];
  return staffEmail(recipient, { title, blocks });
}

/** Returns a link to the dashboard. `path` is the path of a page below the dashboard. */
export const dashboardLink = (label: string, path = "", locale = staffLocale): Block => ({
  kind: "link",
  label,
  href: `${env().siteUrl}${addPrefix(locale, `/dashboard${path}`)}`,
});
