import type { Email } from "@/lib/platform/mail/email";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { confirmUrl, unsubscribeUrl } from "../links";
import { confirmDays } from "../standing";
import { newsletterEmail, neverAsked } from "./sheet";
import type { Reader } from "./sheet";

/** Asks the owner of the address whether it was them. */
export function confirmationEmail(reader: Reader, consentId: string): Email {
  const { email, locale } = reader;
  const t = translatorFor(locale, "newsletter.emails.asked");
  return newsletterEmail(reader, {
    subject: t("subject"),
    title: t("title"),
    blocks: [
      { kind: "text", text: t("lead") },
      { kind: "link", label: t("link"), href: confirmUrl(consentId, locale) },
      { kind: "text", text: t("button", { days: confirmDays }) },
      { kind: "title", text: t("notYou.title") },
      { kind: "text", text: t("notYou.text") },
      { kind: "link", label: t("notYou.link"), href: unsubscribeUrl(email, locale) },
      ...neverAsked(locale),
    ],
  });
}
