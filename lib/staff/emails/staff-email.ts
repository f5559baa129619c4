import { officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { renderEmail } from "@/lib/platform/mail/render";
import type { Block } from "@/lib/platform/mail/render";

/** Staff accounts have no language of their own, so the firm's default is used. */
export const staffLocale = defaultLocale;

type Content = {
  readonly to: string;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** An email to staff, without personal detail: an inbox is no safe place for a client's data. */
export function staffEmail({ to, subject, title, blocks }: Content): Email {
  const t = translatorFor(staffLocale, "mail.staff");
  return {
    to,
    toName: "",
    fromName: t("from"),
    locale: staffLocale,
    subject,
    ...renderEmail({
      locale: staffLocale,
      title,
      notice: env().SITE_MODE === "demo" ? t("demo") : undefined,
      blocks,
      footer: [firm().legalName, ...officeAddress(staffLocale)],
    }),
    attachments: [],
    headers: {},
  };
}

/** Where staff read more: a page of the dashboard, by its path below it. */
export const dashboardLink = (label: string, path = ""): Block => ({
  kind: "link",
  label,
  href: `${env().siteUrl}/dashboard${path}`,
});
