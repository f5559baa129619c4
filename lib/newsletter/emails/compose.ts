import { framedEmail } from "@/lib/firm/email-frame";
import { contact } from "@/lib/firm/legal";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Block } from "@/lib/platform/mail/body";

import { confirmDays } from "../subscription-state";
import { confirmToken, unsubscribeToken } from "../tokens";

type Recipient = { readonly email: string; readonly locale: Locale };
type Content = {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
};

/** Composes the email that asks the recipient to confirm the subscription. */
export function composeConfirmationRequest(recipient: Recipient, consentId: string): Email {
  const { email, locale } = recipient;
  const t = translatorFor(locale, "newsletter.emails.confirm");
  return newsletterEmail(recipient, {
    subject: t("subject"),
    title: t("title"),
    lead: t("lead"),
    blocks: [
      { kind: "link", label: t("link"), href: pageUrl("confirm", confirmToken(consentId), locale) },
      { kind: "text", text: t("button", { days: confirmDays }) },
      { kind: "title", text: t("notYou.title") },
      { kind: "text", text: t("notYou.text") },
      {
        kind: "link",
        label: t("notYou.link"),
        href: pageUrl("unsubscribe", unsubscribeToken(email), locale),
        isPlain: true,
      },
    ],
  });
}

/**
 * Composes the email that tells subscribers that they are subscribed. "welcome" is sent when the subscription is
 * confirmed, "already" if a subscriber signs up again.
 */
export function composeSubscribed(recipient: Recipient, kind: "welcome" | "already"): Email {
  const { email, locale } = recipient;
  const t = translatorFor(locale, "newsletter.emails");
  const token = unsubscribeToken(email);
  return newsletterEmail(recipient, {
    subject: t(`${kind}.subject`),
    title: t(`${kind}.title`),
    lead: t(`${kind}.lead`),
    blocks: [
      { kind: "title", text: t("change.title") },
      { kind: "text", text: t("change.text") },
      { kind: "link", label: t("change.preferences"), href: pageUrl("preferences", token, locale), isPlain: true },
      { kind: "link", label: t("change.unsubscribe"), href: pageUrl("unsubscribe", token, locale), isPlain: true },
    ],
  });
}

/**
 * Composes a newsletter email. The email contains no name and no other text from the subscription request, because the
 * request may come from a stranger who entered the recipient's email address. The headers let email programs offer a
 * one-click unsubscribe (RFC 8058).
 */
function newsletterEmail({ email, locale }: Recipient, { subject, title, lead, blocks }: Content): Email {
  const t = translatorFor(locale, "newsletter.emails");
  const tMail = translatorFor(locale, "mail");
  return framedEmail({
    to: email,
    fromName: t("sender"),
    replyTo: contact().email,
    locale,
    subject,
    title,
    opening: { greeting: tMail("greetingPlain"), lead },
    blocks: [...blocks, { kind: "title", text: tMail("never.title") }, { kind: "text", text: t("never") }],
    demoNotice: t("demo"),
    headers: {
      "List-Id": `<newsletter.${new URL(env().siteUrl).hostname}>`,
      "List-Unsubscribe": `<${pageUrl("unsubscribe", unsubscribeToken(email), locale)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}

/**
 * Returns the URL of a newsletter page. Mail scanners open the links in emails, so opening the page changes nothing.
 * The change is made when the subscriber presses a button on the page.
 */
function pageUrl(page: "confirm" | "unsubscribe" | "preferences", token: string, locale: Locale): string {
  return absoluteUrl(locale, `/newsletter/${page}/${token}`);
}
