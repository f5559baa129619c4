import { firm } from "@/lib/firm/settings-snapshot";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";

/** The templates for a reply. Staff complete the text before they send it. */
export const replyTemplates = ["first", "time", "details", "refusal"] as const;

export type ReplyTemplate = (typeof replyTemplates)[number];

/** The template for a reply that tells the sender that the firm cannot help. */
export const refusalTemplate: ReplyTemplate = "refusal";

type Reader = {
  readonly locale: Locale;
  readonly firstName: string;
  readonly lastName: string;
  readonly staffName: string;
  /** Whether to omit the firm's name, because another person may read the email. */
  readonly isDiscreet: boolean;
};

/** Returns the text of a template in the given language, from the greeting to the signature. */
export function templateText(
  template: ReplyTemplate,
  { locale, firstName, lastName, staffName, isDiscreet }: Reader,
): string {
  const t = translatorFor(locale, "mail.inquiry");
  const receipt = translatorFor(locale, "mail.inquiry.sender");
  const places =
    template === "refusal" ? [receipt("bank"), receipt("police"), receipt("keep")].map((item) => `- ${item}`) : [];
  return [
    translatorFor(locale, "mail")("greeting", { firstName, lastName }),
    t(`templates.${template}`),
    ...(places.length > 0 ? [places.join("\n")] : []),
    [t("templates.closing"), staffName, ...(isDiscreet ? [] : [firm().tradingName])].join("\n"),
  ].join("\n\n");
}
