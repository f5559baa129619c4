import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/render";

import { contact } from "./legal";

/** What staff never ask a client for. */
export function neverAsked(locale: Locale): Block[] {
  const t = translatorFor(locale, "mail");
  return [
    { kind: "title", text: t("never.title") },
    { kind: "text", text: t("never.text") },
  ];
}

/** The firm's phone number and email address. */
export function howToReachUs(locale: Locale): Block[] {
  const t = translatorFor(locale, "mail");
  const { phone, email } = contact();
  return [
    { kind: "title", text: t("reach.title") },
    { kind: "list", items: [t("reach.phone", { phone }), t("reach.email", { email })] },
  ];
}
