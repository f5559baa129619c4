import type { Email } from "@/lib/platform/mail/email";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { preferencesUrl, unsubscribeUrl } from "../links";
import { newsletterEmail, neverAsked } from "./sheet";
import type { Reader } from "./sheet";

/** Tells a subscriber that they are one: "welcome" after confirming, "already" to whoever asks for it again. Either has the ways to change and to leave. */
export function subscribedEmail(reader: Reader, kind: "welcome" | "already"): Email {
  const { email, locale } = reader;
  const t = translatorFor(locale, "newsletter.emails");
  return newsletterEmail(reader, {
    subject: t(`${kind}.subject`),
    title: t(`${kind}.title`),
    blocks: [
      { kind: "text", text: t(`${kind}.lead`) },
      { kind: "title", text: t("change.title") },
      { kind: "text", text: t("change.text") },
      { kind: "link", label: t("change.preferences"), href: preferencesUrl(email, locale) },
      { kind: "link", label: t("change.leave"), href: unsubscribeUrl(email, locale) },
      ...neverAsked(locale),
    ],
  });
}
