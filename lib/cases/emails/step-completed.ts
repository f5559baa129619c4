import { framedEmail } from "@/lib/firm/email-frame";
import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";

import { stepNames } from "../rules";

export type StepEmail = {
  readonly to: string;
  readonly locale: Locale;
  readonly safeContact: readonly string[];
  readonly reference: string;
  readonly step: number;
};

/**
 * Composes the email that tells a client which step of their case is complete, and which step is next. The subject line
 * does not mention the case.
 */
export function composeStepEmail({ to, locale, safeContact, reference, step }: StepEmail): Email {
  const t = translatorFor(locale, "mail.case");
  const name = (index: number) => stepNames[index - 1];
  const [done, next] = [name(step), name(step + 1)];
  return framedEmail({
    to,
    fromName: t("fromName"),
    replyTo: contact().email,
    locale,
    subject: t("subject"),
    title: t("title"),
    opening: { greeting: translatorFor(locale, "mail")("greetingPlain"), lead: t("lead") },
    blocks: [
      {
        kind: "facts",
        rows: [
          { term: t("reference"), lines: [reference], emphasis: "code" },
          ...(done === undefined ? [] : [{ term: t("done"), lines: [t(`steps.${done}`)] }]),
          ...(next === undefined ? [] : [{ term: t("next"), lines: [t(`steps.${next}`)] }]),
        ],
      },
      { kind: "text", text: t("questions") },
      ...neverAsked(locale),
    ],
    demoNotice: t("demo"),
    isDiscreet: isInstructed(safeContact, "discreet"),
  });
}
