import { framedEmail } from "@/lib/firm/email-frame";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { addPrefix } from "@/lib/platform/i18n/prefix";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import type { Block } from "@/lib/platform/mail/body";
import type { Email } from "@/lib/platform/mail/email";

export type Recipient = { readonly email: string; readonly name: string; readonly locale: Locale };

const paths = { invitation: "/login/invitation", reset: "/login/reset" } as const;

/** Composes the email with the link to the page on which a staff member sets a password. */
export function composeAccountLink(kind: "invitation" | "reset", { email, locale }: Recipient, token: string): Email {
  const t = translatorFor(locale, "mail.account");
  const href = `${env().siteUrl}${addPrefix(locale, `${paths[kind]}/${token}`)}`;
  return accountEmail({ email, locale }, t(`${kind}.title`, { firm: firm().tradingName }), [
    { kind: "text", text: t(`${kind}.text`) },
    { kind: "link", label: t(`${kind}.link`), href },
    { kind: "note", text: t(`${kind}.note`) },
  ]);
}

/**
 * Composes the email about a change to a staff member's account. If another person made the change, the staff member
 * learns of it from this email.
 */
export function composeAccountNotice(kind: PayloadOf<"account-notice">["kind"], { email, locale }: Recipient): Email {
  const t = translatorFor(locale, "mail.account");
  return accountEmail({ email, locale }, t(`notices.${kind}.title`), [
    { kind: "text", text: t(`notices.${kind}.text`) },
    { kind: "text", text: t("notYou") },
    { kind: "link", label: t("open"), href: `${env().siteUrl}${addPrefix(locale, "/dashboard/account")}` },
  ]);
}

type To = { readonly email: string; readonly locale: Locale };

function accountEmail({ email, locale }: To, title: string, blocks: readonly Block[]): Email {
  return framedEmail({
    to: email,
    fromName: translatorFor(locale, "mail.staff")("fromName"),
    locale,
    subject: title,
    title,
    blocks,
    demoNotice: translatorFor(locale, "mail.staff")("demo"),
  });
}
