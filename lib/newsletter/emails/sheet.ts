import { contact, officeAddress } from "@/lib/firm/legal";
import { firm } from "@/lib/firm/settings-snapshot";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import { renderEmail } from "@/lib/platform/mail/render";
import type { Block } from "@/lib/platform/mail/render";

import { unsubscribeUrl } from "../links";

export type Reader = { readonly email: string; readonly locale: Locale };
export type Sheet = { readonly subject: string; readonly title: string; readonly blocks: readonly Block[] };

/**
 * An email round the newsletter. It names nobody and repeats nothing that was typed: whoever typed the address may be a
 * stranger. Its headers let a mail program offer leaving by one press (RFC 8058).
 */
export function newsletterEmail({ email, locale }: Reader, { subject, title, blocks }: Sheet): Email {
  const t = translatorFor(locale, "newsletter.emails");
  return {
    to: email,
    toName: "",
    fromName: t("sender"),
    replyTo: contact().email,
    locale,
    subject,
    ...renderEmail({
      locale,
      title,
      notice: env().SITE_MODE === "demo" ? t("demo") : undefined,
      blocks: [{ kind: "text", text: translatorFor(locale, "mail")("greetingPlain") }, ...blocks],
      footer: [firm().legalName, ...officeAddress(locale), contact().email],
    }),
    attachments: [],
    headers: {
      "List-Id": `<newsletter.${new URL(env().siteUrl).hostname}>`,
      "List-Unsubscribe": `<${unsubscribeUrl(email, locale)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** What nobody who writes or calls for us ever asks for: impostors read newsletters too. */
export function neverAsked(locale: Locale): readonly Block[] {
  const t = translatorFor(locale, "newsletter.emails");
  return [
    { kind: "title", text: translatorFor(locale, "mail")("never.title") },
    { kind: "text", text: t("never") },
  ];
}
