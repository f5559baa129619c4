import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Block } from "@/lib/platform/mail/body";

/** Builds the section that lists what staff never ask a client for. */
export function neverAsked(locale: Locale): Block[] {
  const t = translatorFor(locale, "mail");
  return [
    { kind: "title", text: t("never.title") },
    { kind: "text", text: t("never.text") },
  ];
}
