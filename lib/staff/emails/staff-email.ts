import { framedEmail } from "@/lib/firm/email-frame";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Block } from "@/lib/platform/mail/render";

/** Staff accounts have no language setting, so the firm's default is used. */
export const staffLocale = defaultLocale;

type Content = {
  readonly to: string;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** An email to staff. It contains no personal data of a client, since mailboxes are not a safe place for it. */
export function staffEmail({ to, subject, title, blocks }: Content): Email {
  const t = translatorFor(staffLocale, "mail.staff");
  return framedEmail({
    to,
    fromName: t("fromName"),
    locale: staffLocale,
    subject,
    title,
    blocks,
    demoNotice: t("demo"),
  });
}

/** A link to the dashboard, or to the page at this path below it. */
export const dashboardLink = (label: string, path = ""): Block => ({
  kind: "link",
  label,
  href: `${env().siteUrl}/dashboard${path}`,
});
