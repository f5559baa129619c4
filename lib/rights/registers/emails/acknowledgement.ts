import { framedEmail } from "@/lib/firm/email-frame";
import { neverAsked } from "@/lib/firm/email-sections";
import { contact } from "@/lib/firm/legal";
import { isInstructed } from "@/lib/inquiry/safe-contact/names";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translatorFor } from "@/lib/platform/i18n/translator";
import type { Email } from "@/lib/platform/mail/email";
import type { Day } from "@/lib/platform/time/day";
import { formatCalendarDay } from "@/lib/platform/time/format";

export type Acknowledgement = {
  readonly to: string;
  readonly locale: Locale;
  readonly safeContact: readonly string[];
  readonly reference: string;
  readonly handler: string | undefined;
  readonly answerBy: Day;
};

/**
 * Composes the email that acknowledges a client's complaint and states the day by which the firm will answer. The
 * subject line does not mention the complaint.
 */
export function composeAcknowledgement(ack: Acknowledgement): Email {
  const { to, locale, safeContact, reference, handler, answerBy } = ack;
  const t = translatorFor(locale, "mail.complaint");
  const tMail = translatorFor(locale, "mail");
  return framedEmail({
    to,
    fromName: tMail("case.fromName"),
    replyTo: contact().email,
    locale,
    subject: t("subject"),
    title: t("title"),
    opening: { greeting: tMail("greetingPlain"), lead: t("lead") },
    blocks: [
      {
        kind: "facts",
        rows: [
          { term: t("reference"), lines: [reference], emphasis: "code" },
          ...(handler === undefined ? [] : [{ term: t("handler"), lines: [handler] }]),
          { term: t("answerBy"), lines: [formatCalendarDay(answerBy, locale)] },
        ],
      },
      { kind: "text", text: t("questions") },
      ...neverAsked(locale),
    ],
    demoNotice: t("demo"),
    isDiscreet: isInstructed(safeContact, "discreet"),
  });
}
